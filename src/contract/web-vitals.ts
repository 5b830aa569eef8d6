import * as z from 'zod/mini';
import { WEB_VITALS, type WebVital } from '../domain/web-vitals.ts';

const measuredPage = z.enum([
  'home',
  'menu',
  'product',
  'cart',
  'checkout',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'profile',
  'favorites',
  'orders',
  'order-details',
  'reviews',
  'leave-review',
  'about',
  'contact',
  'terms',
  'privacy',
  'promotions',
  'offline',
  'not-found',
]);

/** A figure, and the page that was on screen when it came about. */
const figure = (vital: WebVital) =>
  z.optional(z.object({ page: measuredPage, value: z.number().check(z.minimum(0), z.maximum(WEB_VITALS[vital])) }));

/** How fast a visit was. Nothing in it says whose: no address, no id, and of places only the kind of page. */
export const webVitalsReport = z.object({
  /** By the kind of pointer, a finger or not. */
  device: z.enum(['mobile', 'desktop']),
  vitals: z.object({
    TTFB: figure('TTFB'),
    FCP: figure('FCP'),
    LCP: figure('LCP'),
    hydrated: figure('hydrated'),
    INP: figure('INP'),
    CLS: figure('CLS'),
  }),
});

/** Ids of the storefront's pages (`web/routes.ts`): all that is ever told of an address. */
export type StorefrontPage = z.infer<typeof measuredPage>;
export type WebVitalsReport = z.infer<typeof webVitalsReport>;
