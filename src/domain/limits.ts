/** The constants and defaults of specification section 9, and limits that browser and server must agree on. */

export * as MAX from './limits/max.ts';
export * as MIN from './limits/min.ts';
export * as PAGE_SIZE from './limits/page-size.ts';
export * as TIMEOUT from './limits/timeout.ts';

/** Attempts of the live connection per outage. */
export const RECONNECTION_ATTEMPTS = 5;

export const SCHEDULING = { daysAhead: 7, leadMinutes: 15, slotMinutes: 15 } as const;

export const ADDRESS_SEARCH = { minLength: 3, regions: ['GB', 'PT'], language: 'en-GB' } as const;

export const RATING_STEP = 0.5;
/** Characters of a description on a product card, the ellipsis not counted (specification section 5). */
export const CARD_DESCRIPTION_LENGTH = 60;
/** Number of promotions on the home page; more are behind a link. */
export const HOME_PROMOTIONS = 3;

/** Defaults for missing values of restaurants and addresses. */
export const DEFAULTS = {
  appTitle: 'My Awesome App',
  currency: { code: 'GBP', symbol: '£' },
  timezone: 'Europe/London',
  country: 'United Kingdom',
  addressLabel: 'Home',
  deliveryTime: '30-45 minutes',
  collectionTime: '15-20 minutes',
  /** The same as numbers. */
  deliveryMinutes: { from: 30, to: 45 },
  collectionMinutes: { from: 15, to: 20 },
  paymentMethod: 'Cash on Delivery',
} as const;

/** How long a tap on the board can be withdrawn before it is sent (DECISIONS, settled 10), in ms. */
export const UNDO_MS = 10_000;
