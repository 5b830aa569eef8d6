import type { Language } from '../domain/languages.ts';
import type { Transport } from './transport.ts';

/** A page's metadata for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** An absolute or root-relative picture address for previews. */
  image?: string | undefined;
  /** Whether search engines may index the page; undefined: no. */
  indexed?: boolean | undefined;
  /** JSON-LD objects. */
  jsonLd?: object[] | undefined;
  /** CSS rules made of validated values, added to the document's hashed style block. */
  css?: string | undefined;
  /** Pictures to preload with high priority. */
  preload?: { avif: string; sizes: string; media?: string | undefined }[] | undefined;
  /** HTTP status; undefined: 200. */
  status?: number | undefined;
}

/** What the server must know of a route. */
export interface ServedRoute {
  /** Name of the page's file in `src/web/pages/`, or `src/web/staff/pages/`. */
  id: string;
  path: string;
  /** `in`: visitors are sent to login, and back after it. `out`: signed-in users are sent home. undefined: for everybody. */
  guard?: 'in' | 'account' | 'out';
  /** Query parameters that change what the server renders. Others are read in the browser only. */
  query?: string[];
}

export interface RenderedPage {
  html: string;
  head: PageHead;
  page: ServedRoute;
  /** Data that the browser hydrates with, sent as JSON. */
  data: unknown;
}

export interface PageRequest {
  /** Absolute, with the public origin. */
  url: string;
  language: Language;
  /** Milliseconds since the epoch. */
  now: number;
  /** Calls the API for the visitor's host. */
  transport: Transport;
}

/** The exports of the built page handler (`server/entry-server.js` of a build), the server's only access to the web code. */
export interface PageHandler {
  pageRoutes: ServedRoute[];
  /** Routes of the staff app, whose pages are rendered in the browser. */
  staffRoutes: ServedRoute[];
  renderPage(request: PageRequest): Promise<RenderedPage>;
}
