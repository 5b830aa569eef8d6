import type { Language } from '../domain/languages.ts';
import type { Transport } from './transport.ts';

/** What a page says of itself to browsers, search engines and previews. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** An absolute or root-relative picture address for previews. */
  image?: string | undefined;
  /** Only what should be found by search engines; left out, the page is not indexed. */
  indexed?: boolean | undefined;
  /** JSON-LD objects. */
  jsonLd?: object[] | undefined;
  /** Rules of the page's own, made of validated values: they stand in the document's hashed style block. */
  css?: string | undefined;
  /** Parts that are marked as far (`data-later="far"`) lie below any first screen: their styles may come after the first paint. */
  farParts?: boolean | undefined;
  /** Pictures to be loaded before everything else. */
  preload?: { avif: string; sizes: string; media?: string | undefined }[] | undefined;
  /** 404 for something that is not there; 200 otherwise. */
  status?: number | undefined;
}

/** A row of the table of URLs, as far as the server must know it. */
export interface ServedRoute {
  /** Also the name of its file in `src/web/pages/`, or `src/web/staff/pages/`. */
  id: string;
  path: string;
  /** `in`: only signed in, else to login and back. `out`: only signed out, else home. */
  guard?: 'in' | 'out';
  /** Query parameters that change what the server renders; others are left to the browser. */
  query?: string[];
}

export interface RenderedPage {
  html: string;
  head: PageHead;
  page: ServedRoute;
  /** JSON that lets the browser take over without asking again. */
  data: unknown;
  /** Addresses below the API's, of answers that the browser fetches along with the scripts. */
  early: string[];
}

export interface PageRequest {
  /** Absolute, with the public origin. */
  url: string;
  language: Language;
  /** Milliseconds since the epoch. */
  now: number;
  /** The API of the visitor's host. */
  transport: Transport;
}

/** What the built page handler (`dist/server/entry-server.js`) exports: all that the server knows of the web. */
export interface PageHandler {
  pageRoutes: ServedRoute[];
  /** Of the place for staff: their pages are rendered in the browser. */
  staffRoutes: ServedRoute[];
  renderPage(request: PageRequest): Promise<RenderedPage>;
}
