/**
 * The restaurant file: one JSON document that holds everything a restaurant publishes.
 * `npm run restaurant:import FILE` loads it; the demo restaurants in `restaurants/` are written in it.
 *
 * Conventions of the format:
 * - `key` names a thing within its list and stays the same for ever: ids are made from it, so an
 *   import repeated with new texts or prices changes the same rows.
 * - Money is a decimal number in the restaurant's currency, with no more decimals than that has.
 * - A text is a plain string in `contentLanguage` (beside a text by language: a proper name, the same in
 *   every language) or an object with one entry a language; the entry of `contentLanguage` is required there.
 * - A day or instant is ISO 8601, or relative to the day of loading as "+9d" / "-3d".
 * - Pictures are paths relative to the file.
 */
import { z } from 'zod';
import { LANGUAGES } from '../../domain/languages.ts';
import { DEFAULTS, MAX } from '../../domain/limits.ts';
import { ABOUT_ICONS } from '../../domain/look/about-icons.ts';
import { ANIMATION_HINTS } from '../../domain/look/animation-hints.ts';
import { safeLink, safeWebAddress } from '../../domain/look/safe-link.ts';
import { COUPON_CODE, plainCode } from '../../domain/menu/coupon-code.ts';
import { PROMOTION_TYPES, REWARD_TYPES } from '../../domain/orders/discount.ts';
import { ORDER_TYPES } from '../../domain/orders/order-types.ts';
import { isEmail } from '../../domain/people/email.ts';
import { isProfilePhone, plainPhone } from '../../domain/people/phone.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { followEachOther } from '../../domain/times/opening-windows.ts';
import { MOST_MINUTES } from '../../domain/times/usual-minutes.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { ZONE_MAX } from '../../domain/zones/zone.ts';
import { fileCategory, fileDeal, fileHours, fileOptionGroup, fileProduct } from './file-menu.ts';
import { fileClock, fileMoney, itemName, key, picture, text } from './file-values.ts';
import { fileCouriers, filePoint, filePostcodes, fileZone } from './file-zones.ts';

const line = (max: number) => z.string().trim().min(1).max(max, `at most ${max} characters`);
const usualMinutes = z.int().min(1).max(MOST_MINUTES);
/** Minutes, or a text; "30-45 minutes" in any language becomes minutes, others are shown as they are. */
const usualTime = z.union([
  z
    .strictObject({ from: usualMinutes, to: usualMinutes })
    .refine(({ from, to }) => from <= to, 'the longest time is shorter than the shortest'),
  text,
]);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #c8321f');
const link = z.string().max(500).regex(safeLink, 'a path of the site such as /menu, or an address with http(s)://');
const webAddress = z.string().max(500).regex(safeWebAddress, 'an address that begins with https:// or http://');
const relative = z.string().regex(/^[+-]\d{1,4}d$/);
const day = z.union([z.iso.date('a day such as 2026-12-31, or +9d counted from the import'), relative]);
const instant = z.union([
  z.iso.datetime({ offset: true, error: 'a moment such as 2026-12-31T18:30:00Z, or +9d counted from the import' }),
  relative,
]);
const opening = { open: fileClock, close: fileClock };
/** All openings of a day with several, such as lunch and dinner (decision 031). */
const windows = z
  .array(z.strictObject(opening))
  .min(2)
  .max(STAFF_MAX.openingWindows)
  .refine(followEachOther, 'openings that follow each other with a pause between');
const hours = z.union([
  z.strictObject(opening),
  z.strictObject({ windows }),
  z.strictObject({ isClosed: z.literal(true) }),
]);
const colourMap = z.record(z.string().regex(/^[a-z0-9-]+$/, 'the name of a colour such as primary-soft'), colour);

const promotion = z.strictObject({
  key,
  name: itemName,
  description: text,
  type: z.enum(PROMOTION_TYPES),
  /** A percentage for Percentage types, money for FixedAmount types, 0 otherwise. */
  discountValue: z.number().min(0),
  /** null: customers apply the promotion from its card. */
  couponCode: z.string().overwrite(plainCode).regex(COUPON_CODE, '3 to 20 letters and digits').nullable().default(null),
  minOrderValue: fileMoney.default(0),
  /** Product keys; empty means every product. */
  products: z.array(key).max(STAFF_MAX.promotionProducts).default([]),
  /** Category keys: it applies to their dishes, too. */
  categories: z.array(key).max(STAFF_MAX.categories).default([]),
  buyQuantity: z.int().min(1).max(20).nullable().default(null),
  getQuantity: z.int().min(1).max(20).nullable().default(null),
  validFrom: instant.nullable().default(null),
  validUntil: instant.nullable().default(null),
  maxUses: z.int().min(1).max(STAFF_MAX.promotionUses).nullable().default(null),
  maxUsesPerCustomer: z.int().min(1).max(STAFF_MAX.promotionUses).nullable().default(null),
  /** Only for who has not ordered here before. */
  firstOrderOnly: z.boolean().default(false),
  /** null: delivered or fetched. */
  orderType: z.enum(ORDER_TYPES).nullable().default(null),
  /** For food that is ordered for these times; null: for any. */
  hours: fileHours,
  /** Whether the site shows the promotion; false for a secret code. */
  displayToCustomers: z.boolean().default(true),
});

const reward = z.strictObject({
  key,
  name: itemName,
  description: text,
  type: z.enum(REWARD_TYPES),
  discountValue: z.number().positive(),
  pointsCost: z.int().min(1),
});

const highlight = z.strictObject({
  key,
  title: text,
  subtitle: text,
  /** A picture, or an .mp4 that loops without sound. */
  media: z.string().regex(/\.(avif|webp|png|jpe?g|mp4)$/i, 'a path to an AVIF, WebP, PNG or JPEG file or an .mp4'),
  /** `poster`: the still picture of a video. `tall`: the crop for phones. */
  poster: picture.nullable().default(null),
  tall: picture.nullable().default(null),
  linkUrl: link.nullable().default(null),
  linkText: text.nullable().default(null),
  buttonColor: colour.nullable().default(null),
  buttonTextColor: colour.nullable().default(null),
  overlayColor: colour.nullable().default(null),
  textColor: colour.nullable().default(null),
  animationHint: z.enum(ANIMATION_HINTS).default('fade-in'),
});

const review = z.strictObject({
  key,
  author: z.string().trim().min(1).max(80),
  rating: z.number().min(0.5).max(5).multipleOf(0.5),
  comment: text.nullable().default(null),
  createdAt: instant,
  replies: z
    .array(
      z.strictObject({
        author: z.string().trim().min(1).max(80),
        role: z.enum(['Owner', 'Manager', 'customer']),
        comment: text,
        createdAt: instant,
      }),
    )
    .default([]),
});

const about = z.strictObject({
  teaser: z.strictObject({
    preHeading: text,
    mainHeadline: text,
    introParagraph: text,
    imageUrl: picture.nullable(),
    expandedParagraphs: z.array(z.strictObject({ icon: z.enum(ABOUT_ICONS), text })),
  }),
  fullPage: z
    .strictObject({
      pageTagline: text,
      missionStatement: text,
      storySections: z.array(
        z.discriminatedUnion('sectionType', [
          z.strictObject({ sectionType: z.literal('text'), heading: text, paragraph: text }),
          z.strictObject({ sectionType: z.literal('image'), imageUrl: picture, altText: text }),
        ]),
      ),
      coreValues: z.array(text),
    })
    .nullable(),
});

export const restaurantFile = z.strictObject({
  $schema: z.string().optional(),
  slug: key,
  name: z.string().trim().min(1).max(80),
  contentLanguage: z.enum(LANGUAGES).default('en'),
  /** IANA zone in which opening hours are read. */
  timezone: z.string().default(DEFAULTS.timezone),
  currency: z
    .strictObject({
      code: z.string().regex(/^[A-Z]{3}$/, 'a code of three capitals such as EUR'),
      symbol: z.string().min(1).max(4),
    })
    .default(DEFAULTS.currency),
  /** Hosts that open this restaurant, besides {slug}.localhost. */
  domains: z.array(z.string().regex(/^[a-z0-9.-]+$/, 'a domain such as menu.example.com')).default([]),
  theme: z.strictObject({
    primary: colour,
    secondary: colour,
    accent: colour,
    light: colourMap.default({}),
    dark: colourMap.default({}),
  }),
  /** A square mark, shown beside the name. */
  logo: z
    .string()
    .regex(/\.(svg|avif|webp|png|jpe?g)$/i, 'a path to an SVG, PNG, JPEG, WebP or AVIF file')
    .nullable(),
  cover: picture.nullable(),
  contact: z.strictObject({
    phone: z
      .string()
      .overwrite(plainPhone)
      .refine(isProfilePhone, 'a phone number of 7 to 15 digits, with spaces, dashes or brackets'),
    /** '': none is shown. */
    email: z
      .string()
      .trim()
      .refine((email) => email === '' || isEmail(email), 'an e-mail address'),
  }),
  address: z.strictObject({
    street: line(MAX.street),
    city: line(MAX.city),
    /** Empty where the country has no postcodes. */
    postcode: z.string().trim().max(MAX.postcode).default(''),
    country: line(MAX.country),
    coordinates: filePoint.nullable(),
  }),
  openingHours: z.partialRecord(z.enum(WEEKDAYS), hours),
  openingHoursExceptions: z
    .array(
      z.strictObject({
        date: day,
        open: fileClock.optional(),
        close: fileClock.optional(),
        windows: windows.optional(),
        isClosed: z.boolean().default(false),
      }),
    )
    .default([]),
  delivery: z.strictObject({
    /** null: the restaurant does not deliver. */
    fee: fileMoney.nullable(),
    allowsCollection: z.boolean(),
    minimumOrderValue: fileMoney.default(0),
    /** Beginnings of the postcodes that it delivers to, such as "CO1"; null: everywhere. */
    postcodes: filePostcodes.nullable().default(null),
    /** Instead of `postcodes`, areas with terms of their own, in the order in which they are asked: the first that contains an address decides. */
    zones: z.array(fileZone).max(ZONE_MAX.zones).default([]),
    deliveryTime: usualTime.nullable().default(null),
    collectionTime: usualTime.nullable().default(null),
    /** By how many percent the menu is cheaper for whoever fetches the food; null: it is not. */
    pickupPercentOff: z.int().min(1).max(STAFF_MAX.pickupPercentOff).nullable().default(null),
    /** Couriers take orders on their phones; null: they do not. Missing, here and in it: as the office says. */
    couriers: fileCouriers.nullable().optional(),
  }),
  /** Whether guests may add a few words to a dish; missing: as the office says. */
  takesLineNotes: z.boolean().optional(),
  paymentMethods: z
    .array(
      z.strictObject({
        methodName: z.string().trim().min(1).max(60),
        isEnabled: z.boolean(),
        /** For which orders it is; missing: what its name says. */
        orderTypes: z.array(z.enum(ORDER_TYPES)).min(1).optional(),
      }),
    )
    .default([]),
  social: z
    .strictObject({ facebook: webAddress, instagram: webAddress, twitter: webAddress, youtube: webAddress })
    .partial()
    .default({}),
  about: about.nullable(),
  highlights: z.array(highlight).default([]),
  categories: z.array(fileCategory).max(STAFF_MAX.categories),
  optionGroups: z.array(fileOptionGroup).max(STAFF_MAX.optionGroups).default([]),
  products: z.array(fileProduct).max(STAFF_MAX.products),
  /** In the order in which they are shown. */
  deals: z.array(fileDeal).max(STAFF_MAX.deals).default([]),
  promotions: z.array(promotion).default([]),
  rewards: z.array(reward).default([]),
  reviews: z.array(review).default([]),
});

export type RestaurantFile = z.infer<typeof restaurantFile>;
/** A text of the file: one string for all languages, or one per language. */
export type RestaurantText = z.infer<typeof text>;
