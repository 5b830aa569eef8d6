import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useApp, useResource } from './app/app-context.ts';
import { lazyPart } from './app/lazy-part.tsx';
import { useSessionGuard } from './app/session/use-session-guard.ts';
import { currentRestaurant } from './features/restaurant/restaurant-resource.ts';
import type { RouteHandle } from './route-handle.ts';
import { BareShell } from './shell/bare-shell.tsx';
import { NeedsScripts } from './shell/needs-scripts.tsx';
import { PlainNotices } from './shell/plain-notices.tsx';
import { Shell } from './shell/shell.tsx';

const LazyPending = lazyPart(() => import('./shell/late-parts.ts').then((file) => file.ConfigurationPending));
const LazyFailed = lazyPart(() => import('./shell/late-parts.ts').then((file) => file.ConfigurationFailed));

/** What surrounds every page: the shell, and the loading and error states of the configuration. */
export function Root() {
  const { page } = usePageHandle();
  const { plain } = useApp();
  const configuration = useResource(currentRestaurant);
  // Checkout asks itself, and pages for those without an account stay open to whoever signs in on them.
  useSessionGuard(page.guard === 'out' || page.id === 'checkout' ? undefined : page.guard);

  const Around = page.bare ? BareShell : Shell;
  return (
    <Around>
      {import.meta.env.SSR && plain && <PlainNotices notices={plain.notices} />}
      {page.needsScripts && !plain && <noscript>{import.meta.env.SSR && <NeedsScripts />}</noscript>}
      {configuration.status === 'pending' && <LazyPending />}
      {configuration.status === 'failed' && <LazyFailed />}
      {configuration.status === 'ready' && <Outlet />}
      <ScrollRestoration />
    </Around>
  );
}

function usePageHandle(): RouteHandle {
  return useMatches().at(-1)?.handle as RouteHandle;
}
