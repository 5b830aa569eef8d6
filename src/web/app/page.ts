import type { ComponentType } from 'react';
import type { AppContext } from './app-context.ts';
import type { Resource } from './resources.ts';

export interface PageAddress {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

/** What a page says of itself to browsers, search engines and previews. */
export interface PageHead {
  title: string;
  description?: string;
  /** An absolute or root-relative picture address for previews. */
  image?: string;
  /** Only what must be found by search engines; left out, the page is not indexed. */
  indexed?: boolean;
  /** JSON-LD objects. */
  jsonLd?: object[];
  /** Picture to be loaded before everything else. */
  preload?: { avif: string; sizes: string; media?: string }[];
  /** 404 for something that is not there; 200 otherwise. */
  status?: number;
}

/** A file of `pages/`. */
export interface PageModule {
  Component: ComponentType;
  /** API answers that the page shows: fetched before it is rendered, on the server, and when it opens, in a browser. */
  resources?(address: PageAddress, app: AppContext): Resource<unknown>[];
  head?(address: PageAddress, app: AppContext): PageHead;
}
