import * as z from 'zod/mini';
import { WEB_VITALS, type WebVital } from '../domain/web-vitals.ts';

const measuredPage = z.enum([
  'home',
  'menu',
  'product',
  'cart',
  'checkout',
  'continue',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'profile',
  'favorites',
  'orders',
  'order-details',
  'track',
  'reviews',
  'leave-review',
  'about',
  'contact',
  'terms',
  'privacy',
  'imprint',
  'promotions',
  'offline',
  'not-found',
]);

/** A measurement, and the page that was on screen then. */
const figure = (vital: WebVital) =>
  z.optional(z.object({ page: measuredPage, value: z.number().check(z.minimum(0), z.maximum(WEB_VITALS[vital])) }));

/** The Web Vitals of one visit (decision 035). Anonymous: no address, no id, and of each page only its kind. */
export const webVitalsReport = z.object({
  /** `mobile`: the main pointer is a finger. */
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

/** Ids of the storefront's pages (`web/routes.ts`), the only part of an address that is reported. */
export type StorefrontPage = z.infer<typeof measuredPage>;
export type WebVitalsReport = z.infer<typeof webVitalsReport>;
