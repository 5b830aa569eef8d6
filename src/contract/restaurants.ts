import * as z from 'zod/mini';
import { DELIVERY_SERVICES } from '../domain/delivery-services/delivery-services.ts';
import { FEES } from '../domain/orders/fees.ts';
import { ORDER_TYPES } from '../domain/orders/order-types.ts';
import { TIPPED } from '../domain/orders/tips.ts';
import { SIGN_IN_PROVIDERS } from '../domain/people/sign-in-providers.ts';
import { WEEKDAYS } from '../domain/times/weekdays.ts';
import { publicLegal } from './legal.ts';
import { onlineOnly } from './online-payment.ts';
import { operatorsMap } from './operators-map.ts';
import { amount, currency, image, langs, language, originals } from './primitives.ts';

/** All openings of a day with several; `open` and `close` are those of the first (decision 031). */
const windows = z.optional(z.array(z.object({ open: z.string(), close: z.string() })));
const dayHours = z.object({ open: z.string(), close: z.string(), isClosed: z.boolean(), windows });
const colours = z.record(z.string(), z.string());
const nullableText = z.nullable(z.string());

export const openingHoursException = z.object({
  /** YYYY-MM-DD in the restaurant's zone. */
  date: z.string(),
  open: nullableText,
  close: nullableText,
  isClosed: z.boolean(),
  windows,
});

export const aboutTeaser = z.object({
  preHeading: z.string(),
  mainHeadline: z.string(),
  introParagraph: z.string(),
  imageUrl: nullableText,
  image: z.nullable(image),
  expandedParagraphs: z.array(z.object({ icon: z.string(), text: z.string() })),
});

export const aboutFullPage = z.object({
  pageTagline: z.string(),
  missionStatement: z.string(),
  storySections: z.array(
    z.object({
      sectionType: z.enum(['text', 'image']),
      heading: z.optional(z.string()),
      paragraph: z.optional(z.string()),
      imageUrl: z.optional(z.string()),
      altText: z.optional(z.string()),
      image: z.optional(image),
    }),
  ),
  coreValues: z.array(z.string()),
});

/** The public configuration of a restaurant (specification section 3, DECISIONS "Added wire fields"). */
export const restaurant = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  logoUrl: nullableText,
  coverImageUrl: nullableText,
  coverImage: z.nullable(image),
  currency,
  /** The smallest sum that can be paid in cash; absent: any. Cash orders are rounded to it. */
  smallestCoin: z.optional(amount),
  themeSettings: z.object({
    favicon: nullableText,
    primary: z.string(),
    secondary: z.string(),
    accent: z.string(),
    light: colours,
    dark: colours,
  }),
  deliverySettings: z.object({
    /** null: no delivery. */
    fee: z.nullable(amount),
    allowsCollection: z.boolean(),
    minimumOrderValue: amount,
    /** Beginnings of the postcodes that it delivers to (`deliversTo`); missing: everywhere. */
    postcodes: z.optional(z.array(z.string())),
    /** Areas with terms of their own: of those that contain an address the first decides; missing: its terms are the same everywhere. */
    zones: z.optional(
      z.array(
        z.object({
          name: z.string(),
          /** Either beginnings of postcodes, or kilometres from the restaurant as the crow flies; neither: it is drawn (`checkDelivery`). */
          postcodes: z.optional(z.array(z.string())),
          kilometres: z.optional(z.number()),
          fee: amount,
          minimumOrderValue: amount,
          /** The subtotal from which on there is no fee; missing: there always is. */
          freeFrom: z.optional(amount),
          /** From the kitchen to the door; missing: as deliveries usually take. */
          travelMinutes: z.optional(z.int()),
          /** When it is delivered to; missing: always. */
          hours: z.optional(
            z.object({ weekdays: z.readonly(z.array(z.enum(WEEKDAYS))), from: z.string(), to: z.string() }),
          ),
        }),
      ),
    ),
    /** Texts for the reader, such as "30-45 minutes". */
    deliveryTime: z.string(),
    collectionTime: z.string(),
  }),
  contact: z.object({ phone: z.string(), email: z.string() }),
  address: z.object({
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
    /** [longitude, latitude]; null when unknown. */
    coordinates: z.nullable(z.object({ coordinates: z.tuple([z.number(), z.number()]) })),
  }),
  /** IANA zone in which opening hours are read. */
  timezone: z.string(),
  /** null: the restaurant published no hours. */
  openingHours: z.nullable(z.partialRecord(z.enum(WEEKDAYS), dayHours)),
  openingHoursExceptions: z.array(openingHoursException),
  /** Dates, both included, on which it is closed, as far as they are not over; missing: none. */
  closures: z.optional(
    z.array(
      z.object({ from: z.string(), to: z.string(), sentence: z.optional(z.string()), lang: z.optional(language) }),
    ),
  ),
  /** How it takes orders in time, where it does not keep the specification's rules: `POST /cart/times` then tells the times. */
  orderTimes: z.optional(
    z.object({
      daysAhead: z.int(),
      /** Everything takes so much longer until then, which may be over. */
      busy: z.optional(z.object({ minutes: z.int(), until: z.iso.datetime() })),
    }),
  ),
  /** Percent of the orders of the last 30 days that were on time, where the restaurant publishes it. */
  onTimePercent: z.optional(z.int()),
  /** No orders are taken before this instant; null: ordering is not paused. */
  orderingPausedUntil: z.nullable(z.iso.datetime()),
  /** There while the owner prepares the restaurant: it is not open for orders yet. */
  isPreparing: z.optional(z.literal(true)),
  /** There where messages of the contact form reach the restaurant. */
  takesMessages: z.optional(z.literal(true)),
  /** There where customers may join a mailing list. */
  hasMailingList: z.optional(z.literal(true)),
  /** There where the restaurant has said what its law demands of its site. */
  legal: z.optional(publicLegal),
  /** There where the restaurant has said how it is taxed: what the tax is called, and whether prices include it. */
  tax: z.optional(z.object({ label: z.string(), isIncluded: z.boolean() })),
  /** There where receipts name the customer who wants it: from orders above which total on checkout asks. */
  asksBuyer: z.optional(z.object({ above: amount })),
  /** What it adds to orders besides the delivery fee; missing: nothing. */
  fees: z.optional(
    z.array(
      z.object({
        name: z.enum(FEES),
        amount,
        /** For which orders; null: for all. */
        orderType: z.nullable(z.enum(ORDER_TYPES)),
        /** The subtotal from which on there is none; null: there always is. */
        below: z.nullable(amount),
      }),
    ),
  ),
  /** Which tips it offers, with payment online; missing: none. */
  tips: z.optional(z.object({ percentages: z.array(z.int()), to: z.enum(TIPPED) })),
  /** There where customers may say with each dish what becomes of it if it is missing. */
  asksWishes: z.optional(z.literal(true)),
  /** Whether the cart suggests dishes (`goesWith`); missing: it has none to suggest. */
  suggestsDishes: z.optional(z.literal(true)),
  /** Whether customers may add a few words to a dish; missing: not. */
  takesLineNotes: z.optional(z.literal(true)),
  /** Whether couriers take orders by a link on their phones; missing: not. */
  usesCouriers: z.optional(z.literal(true)),
  /** Which services may bring its deliveries; missing: none. */
  deliveredBy: z.optional(z.array(z.enum(DELIVERY_SERVICES))),
  /** Whether it mails customers of fewer steps of their orders; missing: of each. */
  fewMails: z.optional(z.literal(true)),
  /** Whether it texts customers who ask for it when their order is ready or on its way. */
  textsGuests: z.optional(z.literal(true)),
  /** There where nothing is answered to assistants, as the owner chose; missing: they read, and begin checkouts. */
  assistantsOff: z.optional(z.literal(true)),
  /** False: one orders with an account only; missing: guests may order, too. */
  guestOrders: z.optional(z.literal(false)),
  /** The operator's map, where zones are measured; missing: there is none. */
  map: z.optional(operatorsMap),
  /** By whom customers can sign in beside a password; missing: by nobody. */
  signInWith: z.optional(z.array(z.enum(SIGN_IN_PROVIDERS))),
  socialMediaLinks: z.object({
    facebook: z.optional(z.string()),
    instagram: z.optional(z.string()),
    twitter: z.optional(z.string()),
    youtube: z.optional(z.string()),
  }),
  paymentMethods: z.array(
    z.object({
      methodName: z.string(),
      isEnabled: z.boolean(),
      /** For which orders it is, where the restaurant has said so; else what its name says. */
      orderTypes: z.optional(z.array(z.enum(ORDER_TYPES))),
    }),
  ),
  /** For which orders nothing but payment online is taken, where the restaurant says so. */
  onlineOnly: z.optional(onlineOnly),
  /** One decimal; 0 without reviews. */
  averageRating: z.number(),
  totalReviews: z.int(),
  aboutContent: z.nullable(z.object({ teaser: z.nullable(aboutTeaser), fullPage: z.nullable(aboutFullPage) })),
  /** The language of the restaurant's own texts. */
  contentLanguage: language,
  /** The languages that customers are offered, its own among them; missing: all. */
  languages: z.optional(z.array(language)),
  /** The language of the texts in this answer. */
  lang: language,
  langs,
  originals,
});

export const restaurantAnswer = z.object({ data: z.object({ restaurant }) });

/**
 * '-' stands for the tenant. Public configuration is the only thing that may be read of another restaurant (DECISIONS, settled
 * 19).
 */
export const slugParams = z.object({ slug: z.string().check(z.regex(/^(-|[a-z0-9-]{1,60})$/)) });

export type Restaurant = z.infer<typeof restaurant>;
export type AboutTeaser = z.infer<typeof aboutTeaser>;
export type AboutFullPage = z.infer<typeof aboutFullPage>;
