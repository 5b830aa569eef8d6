// Must come first: it states the order of the cascade's layers, and whatever style came before it would decide that order instead.
import './styles/index.css';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProvider } from './app/app-context.ts';
import { createBrowserApp } from './app/browser-app.ts';
import { replayEarlyTaps } from './app/early-taps.ts';
import { OutdatedPart } from './app/outdated-part.ts';
import type { PageModule } from './app/page.ts';
import { PAGE_DATA_ID, type PageData } from './app/page-data.ts';
import { type ColourMode, showColourMode } from './app/theme.ts';
import { createRoutes } from './create-routes.tsx';
import { withTransitions } from './page-transitions.ts';
import type { RouteHandle } from './route-handle.ts';
import type { PageRoute } from './routes.ts';

async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData;
  const app = createBrowserApp(page);
  const routes = createRoutes(app, pageLoader());
  const matches = matchRoutes(routes, location) ?? [];
  // React hydrates what the server rendered, so that the page's file must be there before the router starts.
  const opened = (matches.at(-1)?.route.handle as RouteHandle | undefined)?.open();
  await Promise.all([opened, wholeSheet(), nextTask()]);
  // Tells the router that the loaders have run: the server fetched what they would.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  await nextTask();
  showColourMode(document.documentElement.dataset['mode'] as ColourMode);
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <AppProvider value={app}>
        <RouterProvider router={withTransitions(router)} />
      </AppProvider>,
      {
        onRecoverableError: (error) => {
          if (!((error as Error).cause instanceof OutdatedPart)) reportError(error);
        },
      },
    );
  });
  requestIdleCallbackOrSoon(() => {
    performance.mark('hydrated');
    void import('./at-rest.ts').then((file) => file.atRest(app, page, routes, router));
  });
  // A tap may lead to a text that the document did not bring.
  void app.messages
    .complete()
    .catch(() => {})
    .then(() => requestIdleCallbackOrSoon(replayEarlyTaps));
  if (app.session.state.get().status === 'signed-in') requestIdleCallbackOrSoon(() => void app.session.loadUser());
}

/** Loads pages. The document names the file of the first; the table of all others is fetched when one of them is wanted. */
function pageLoader() {
  const { page: shown, pageScript } = document.documentElement.dataset;
  return async ({ id }: PageRoute): Promise<PageModule> => {
    if (id === shown && pageScript) return import(/* @vite-ignore */ pageScript);
    return import('./page-files.ts').then((file) => file.loadPage(id));
  };
}

/** How long (ms) the app waits for the sheet. A line can lose it without an error, and buttons that work matter more than their looks. */
const SHEET_PATIENCE = 5000;

/** Resolves when the whole style sheet is there: what the app draws anew, as for a signed-in visitor, is not in the document's own styles. */
async function wholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    // Not `onload`: that is the document's last script's (`first/leave-to-sheet.ts`).
    link.addEventListener('load', resolve);
    link.onerror = resolve;
    setTimeout(resolve, SHEET_PATIENCE);
  });
}

/** Ends the task, so that a slow phone can answer taps and paint before the next one. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function requestIdleCallbackOrSoon(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}

setTimeout(start);
