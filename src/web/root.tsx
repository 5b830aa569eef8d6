import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useResource } from './app/app-context.ts';
import { useSessionGuard } from './app/use-session-guard.ts';
import type { RouteHandle } from './create-routes.tsx';
import { currentRestaurant } from './features/restaurant/restaurant-resource.ts';
import { BareShell } from './shell/bare-shell.tsx';
import { LaterConfigurationFailed, LaterConfigurationPending } from './shell/later-parts.ts';
import { Shell } from './shell/shell.tsx';

/** What surrounds every page: the shell, the global states of the configuration, and where the focus goes. */
export function Root() {
  const { page } = usePageHandle();
  const configuration = useResource(currentRestaurant);
  useSessionGuard(page.guard === 'in' && page.id !== 'checkout');
  useFocusAfterNavigation();

  const Around = page.bare ? BareShell : Shell;
  return (
    <Around>
      {configuration.status === 'pending' && <LaterConfigurationPending />}
      {configuration.status === 'failed' && <LaterConfigurationFailed />}
      {configuration.status === 'ready' && <Outlet />}
      <ScrollRestoration />
    </Around>
  );
}

function usePageHandle(): RouteHandle {
  return useMatches().at(-1)?.handle as RouteHandle;
}

/** After a navigation, not at load: the new page's heading is where reading goes on. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    return keepFocusOnHeading();
  }, [pathname]);
}

/** A page that still loads has no heading, or another one: its own gets the focus when it comes, unless a reader moved on. */
function keepFocusOnHeading(): () => void {
  const main = document.getElementById('main') as HTMLElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement === main || document.activeElement === document.body) focusHeading();
  });
  function focusHeading(): void {
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  focusHeading();
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
