import type { Language } from '../domain/languages.ts';
import type { ValidateCartInput } from './cart-validation.ts';
import type { CheckedPlace } from './delivery-check.ts';
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
  /** Whether it works without scripts: it is rendered for whoever visits so, and takes their forms (decision 102). */
  plain?: true;
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

/** Where somebody asked to be delivered to: as they typed it, and what it was taken for. */
export interface KeptPlace {
  typed: string;
  place: CheckedPlace;
}

/** What is known of somebody who orders without scripts, kept in their signed cookie (decision 102). */
export interface PlainVisit {
  /** The cart, with the prices that were shown. */
  lines: ValidateCartInput['items'];
  /** A guest's access token; null: there is none. */
  token: string | null;
  /** The key of the order that is being placed, until it is known to be placed; null: checkout was not opened. */
  orderKey: string | null;
  /** Sentences that the next page shows. */
  notices: string[];
  /** Where the cart is to go; null or missing: nobody has asked. */
  place?: KeptPlace | null;
}

export interface PlainRequest extends PageRequest {
  visit: PlainVisit;
  /** What the page's form sent; null: the page is only opened. */
  form: URLSearchParams | null;
}

/** `visit`: as it is to be kept from now on. */
export type PlainAnswer =
  /** `to` is root-relative. */
  | { visit: PlainVisit; to: string }
  /** The visit is over, as scripts run: the cart as they keep it, null if it is empty. */
  | { visit: null; cart: object | null; to: string }
  | { visit: PlainVisit; rendered: RenderedPage; isRefused: boolean };

/** The exports of the built page handler (`server/entry-server.js` of a build), the server's only access to the web code. */
export interface PageHandler {
  pageRoutes: ServedRoute[];
  /** Routes of the staff app, whose pages are rendered in the browser. */
  staffRoutes: ServedRoute[];
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** A page for a visit without scripts, or what its form did. */
  answerPlainly(request: PlainRequest): Promise<PlainAnswer>;
}
