import type { ComponentType } from 'react';
import type { PageHead } from '../../contract/page-handler.ts';
import type { Resource } from './api/resource.ts';
import type { AppContext } from './app-context.ts';

export interface PageAddress {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

/** What a file of `pages/` exports. */
export interface PageModule {
  Component: ComponentType;
  /** API answers that the page shows: fetched before it is rendered, on the server, and when it opens, in a browser. */
  resources?(address: PageAddress, app: AppContext): Resource<unknown>[];
  head?(address: PageAddress, app: AppContext): PageHead;
}

export type { PageHead };
