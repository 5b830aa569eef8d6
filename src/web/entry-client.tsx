// Must come first: it states the order of the cascade's layers, and whatever style came before it would decide that order instead.
import './styles/index.css';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterHydration } from './after-hydration.ts';
import { PAGE_DATA_ID, type PageData } from './app/api/page-data.ts';
import { AppProvider } from './app/app-context.ts';
import { noteArrival } from './app/arrival.ts';
import { createBrowserApp } from './app/browser-app.ts';
import { replayEarlyTaps } from './app/early-taps.ts';
import { type ColourMode, showColourMode } from './app/hosts/theme.ts';
import { hasSession } from './app/session/session.ts';
import { createRoutes } from './create-routes.tsx';
import { loadPage, loadPageFile } from './page-files.ts';
import type { RouteHandle } from './route-handle.ts';

const root = document.getElementById('root') as HTMLElement;

async function start(): Promise<void> {
  noteArrival(location.search);
  const page = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData;
  const app = createBrowserApp(page);
  const shown = document.documentElement.dataset['page'];
  const routes = createRoutes(app, ({ id }) => (id === shown ? loadPageFile(id) : loadPage(id)));
  const matches = matchRoutes(routes, location) ?? [];
  // React hydrates what the server rendered, so that the page's file must be there before the router starts.
  const opened = (matches.at(-1)?.route.handle as RouteHandle | undefined)?.open();
  await Promise.all([opened, wholeSheet()]);
  // Tells the router that the loaders have run: the server fetched what they would.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  showColourMode(document.documentElement.dataset['mode'] as ColourMode);
  startTransition(() => {
    hydrateRoot(
      root,
      <AppProvider value={app}>
        <RouterProvider router={withTransitions(router)} />
      </AppProvider>,
      { onRecoverableError: reportError },
    );
  });
  requestIdleCallbackOrSoon(() => {
    performance.mark('hydrated');
    root.removeAttribute('data-hydrating');
    replayEarlyTaps();
    afterHydration(app, page, routes, router);
    if (hasSession(app.session.state.get())) void app.session.loadUser();
  });
}

/** How long (ms) the app waits for the sheet. A line can lose it without an error, and buttons that work matter more than their looks. */
const SHEET_PATIENCE = 5000;

/** Applies the whole style sheet, which the document preloads: what the app draws anew is not in the document's own styles. */
async function wholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  if (!link) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.rel = 'stylesheet';
    setTimeout(resolve, SHEET_PATIENCE);
  });
}

function requestIdleCallbackOrSoon(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}

void start();

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Wraps the router so that pages cross-fade where a link asks for it (DESIGN, "Motion"; decision 045). The router's own view
 * transitions render all links three times more, and the new page in slices, between frames that do not show it yet.
 */
function withTransitions(router: Router): Router {
  let transition: ViewTransition | undefined;
  const subscribe: Router['subscribe'] = (show) =>
    router.subscribe((state, { viewTransitionOpts, ...options }) => {
      // No page shows that a navigation is pending, so that nothing needs to be rendered for it.
      if (state.navigation.state !== 'idle') return;
      if (!viewTransitionOpts || !document.startViewTransition) return show(state, options);
      transition?.skipTransition();
      // `router.state` instead of `state`: yet another page may have been opened by the time of this callback.
      transition = document.startViewTransition(() => show(router.state, { ...options, flushSync: true }));
      transition.ready.catch(() => {});
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
