import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { AppContext } from '../app/app-context.ts';
import { FailedPage } from '../shell/failed-page.tsx';
import { StaffRoot } from './staff-root.tsx';
import type { StaffRoute } from './staff-route.ts';
import { staffRoutes } from './staff-routes.ts';

interface PageFile {
  Component: ComponentType;
}
const files = import.meta.glob<PageFile>('./pages/*.tsx');

/** The router's table. Each page is a file of its own, and opens once its texts are loaded. */
export function createStaffRoutes(app: AppContext): RouteObject[] {
  return [
    {
      id: 'root',
      Component: StaffRoot,
      ErrorBoundary: FailedPage,
      HydrateFallback: () => null,
      children: staffRoutes.map((page) => ({
        id: page.id,
        path: page.path,
        handle: page satisfies StaffRoute,
        lazy: async () => {
          const load = files[`./pages/${page.id}.tsx`];
          if (!load) throw new Error(`no page file ${page.id}.tsx`);
          const [{ Component }] = await Promise.all([load(), app.messages.need(['shell', 'staff', ...page.messages])]);
          return { Component };
        },
      })),
    },
  ];
}
