// Must come first: it states the order of the cascade's layers, and a style that came before it would decide that order instead.
import './styles/index.css';
import './staff/touch.css';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PAGE_DATA_ID, type PageData } from './app/api/page-data.ts';
import { AppProvider } from './app/app-context.ts';
import { createBrowserApp } from './app/browser-app.ts';
import { followTheme } from './app/hosts/follow-theme.ts';
import { afterStart } from './staff/after-start.ts';
import { createStaff, StaffProvider } from './staff/app/staff-context.ts';
import { createStaffRoutes } from './staff/create-staff-routes.tsx';

/** Starts the staff's app, which the browser renders into the empty document that the server sent. */
async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData;
  const app = createBrowserApp(page);
  const staff = createStaff(app);
  const routes = createStaffRoutes(app);
  const shown = matchRoutes(routes, location)?.at(-1)?.route;
  if (typeof shown?.lazy === 'function') Object.assign(shown, await shown.lazy(), { lazy: undefined });
  const router = createBrowserRouter(routes);
  followTheme();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <AppProvider value={app}>
      <StaffProvider value={staff}>
        <RouterProvider router={router} />
      </StaffProvider>
    </AppProvider>,
  );
  afterStart(app, staff);
}

void start();
