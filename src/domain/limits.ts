/** The constants and defaults of specification section 9, and limits that browser and server must agree on. */

/** Milliseconds. A constant of its own, so that small scripts need not include all of `TIMEOUT`. */
export const REQUEST_TIMEOUT = 10_000;
/** Milliseconds. */
export const TIMEOUT = {
  request: REQUEST_TIMEOUT,
  snackbar: 4_000,
  globalSnackbar: 5_000,
  checkoutWarning: 10_000,
  orderPlaced: 5_000,
  optionWarning: 2_000,
  contactSending: 1_500,
  contactSnackbar: 2_000,
  openStatusRefresh: 60_000,
  carouselInterval: 6_000,
  pointsHighlight: 1_000,
  addressSearchDebounce: 350,
} as const;

export const PAGE_SIZE = { orders: 10, reviews: 10, products: 200, largest: 200 } as const;
/** Attempts of the live connection per outage. */
export const RECONNECTION_ATTEMPTS = 5;

export const SCHEDULING = { daysAhead: 7, leadMinutes: 15, slotMinutes: 15 } as const;

export const ADDRESS_SEARCH = { minLength: 3, regions: ['GB', 'PT'], language: 'en-GB' } as const;

/** Maximum counts; for texts, the maximum number of characters. */
export const MAX = {
  quantity: 99,
  cartLines: 100,
  optionsOfLine: 60,
  customerNotes: 500,
  /** Notes by staff, to a customer or for themselves. */
  staffNote: 300,
  deliveryNote: 300,
  reviewComment: 2000,
  translatedText: 5000,
  couponCode: 40,
  placeId: 500,
  name: 80,
  email: 254,
  password: 200,
  rating: 5,
} as const;
export const MIN = { rating: 0.5, profileName: 2, contactMessage: 10 } as const;
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
  paymentMethod: 'Cash on Delivery',
} as const;

/** In pixels. Layouts may have columns from md; the navigation changes at lg. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;
