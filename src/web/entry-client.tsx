// First: it states the order of the cascade's layers, which whatever comes earlier would settle instead.
import './styles/index.css';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProvider } from './app/app-context.ts';
import { createBrowserApp } from './app/browser-app.ts';
import { replayEarlyTaps } from './app/early-taps.ts';
import type { PageModule } from './app/page.ts';
import { PAGE_DATA_ID, type PageData } from './app/page-data.ts';
import { OutdatedPart } from './app/resources.ts';
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
  // The first page is hydrated as it was rendered: its file and messages must be there before the router starts.
  const opened = (matches.at(-1)?.route.handle as RouteHandle | undefined)?.open();
  await Promise.all([opened, wholeSheet(), nextTask()]);
  // Loaders do not run again for what the server already fetched.
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
  // A tap may say something that the page does not show.
  void app.messages
    .complete()
    .catch(() => {})
    .then(() => requestIdleCallbackOrSoon(replayEarlyTaps));
  if (app.session.state.get().status === 'signed-in') requestIdleCallbackOrSoon(() => void app.session.loadUser());
}

/** The document names the file of the page that it shows; the table of all others is fetched when one is wanted. */
function pageLoader() {
  const { page: shown, pageScript } = document.documentElement.dataset;
  return async ({ id }: PageRoute): Promise<PageModule> => {
    if (id === shown && pageScript) return import(/* @vite-ignore */ pageScript);
    return import('./page-files.ts').then((file) => file.loadPage(id));
  };
}

/** Above this (ms) the sheet counts as lost on a line that does not say so: buttons that work come before what they look like. */
const SHEET_PATIENCE = 5000;

/** What differs from the rendered page, as a signed-in visitor's does, must find its styles. */
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

/** Taps and paints come between what would be a long task on a slow phone. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function requestIdleCallbackOrSoon(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}

setTimeout(start);
