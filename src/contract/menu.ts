import * as z from 'zod/mini';
import { PAGE_SIZE } from '../domain/limits.ts';
import { ALLERGENS, DIETARY_LABELS, HEATS } from '../domain/menu/food-labels.ts';
import { HALF_RULES } from '../domain/menu/half-rules.ts';
import { CONTENT_UNITS } from '../domain/menu/unit-price.ts';
import { declaredFood } from './declared-food.ts';
import { served, servingHours } from './hours-of-dishes.ts';
import { amount, bySize, id, image, langs, language, originals, signedMoney } from './primitives.ts';

export const content = z.object({ size: z.int(), unit: z.enum(CONTENT_UNITS) });

export const category = z.object({
  _id: z.string(),
  name: z.string(),
  /** Shown above the category's dishes; '': none. */
  description: z.string(),
  isActive: z.boolean(),
  displayOrder: z.int(),
  /** When its dishes are served; missing: always. */
  hours: z.optional(servingHours),
  lang: language,
  langs,
  originals,
});

const toldPortions = z.object({
  /** How many there are each business day, where guests read that few are left; missing: they read only that it is sold out. */
  daily: z.optional(z.int()),
  /** How many are left on business days on which some were sold. */
  left: z.record(z.string(), z.int()),
});

export const optionValue = z.object({
  _id: z.string(),
  label: z.string(),
  priceAdjustment: signedMoney,
  /** Instead of `priceAdjustment` where that size of the dish is chosen; missing: the same in all. */
  sizePrices: z.optional(bySize(signedMoney)),
  /** The ids of the dish's groups that are hidden, and not asked for, until it is chosen; missing: none. Those open nothing further. */
  opens: z.optional(z.array(z.string())),
  isDefault: z.boolean(),
  isAvailable: z.boolean(),
  /** As of a dish, where the restaurant declared some. */
  allergens: z.optional(z.array(z.string())),
  allergenCodes: z.optional(z.array(z.enum(ALLERGENS))),
  ...declaredFood,
  minimumAge: z.optional(z.int()),
  /** Of the dish of which it is a half, where these are counted and guests are told; missing: it is none, or nobody is told of any. */
  portions: z.optional(toldPortions),
  /** Of the label; absent: the answer's language. */
  lang: z.optional(language),
  originals,
});

export const optionGroup = z.object({
  _id: z.string(),
  name: z.string(),
  minSelections: z.int(),
  maxSelections: z.int(),
  /** How many pieces of each value may be chosen: it is sent so many times; missing: one. The limits count pieces. */
  maxPerValue: z.optional(z.int()),
  /** So many pieces cost nothing, the dearest first; missing: none. */
  included: z.optional(z.int()),
  /** It is the dish's size: exactly one is chosen, and options of other groups may cost something else in it. */
  isSize: z.optional(z.literal(true)),
  /**
   * One of the dish's two halves is chosen from it. Both together cost, beside the dish's price, what the rule makes of their adjustments: the
   * greater of them, or their average rounded up to an amount of so many decimals. Missing: none is.
   */
  half: z.optional(z.object({ rule: z.enum(HALF_RULES), decimals: z.int() })),
  /** A word of the restaurant's to the choice, in the answer's language; missing: none. */
  note: z.optional(z.string()),
  values: z.array(optionValue),
  /** Of the name; absent: the answer's language. */
  lang: z.optional(language),
  originals,
});

export const product = z.object({
  _id: z.string(),
  restaurantId: z.string(),
  name: z.string(),
  description: z.string(),
  /** In the answer's language or, where they are not translated, in the restaurant's; absent: none are named. */
  ingredients: z.optional(z.object({ text: z.string(), lang: language })),
  price: amount,
  /** What it costs whoever fetches it; absent: the same. `percentOff`: its choices cost so much less then, too. */
  pickup: z.optional(z.object({ price: amount, percentOff: z.optional(z.int()) })),
  /** On one bottle or can, charged besides; absent: none. */
  deposit: z.optional(amount),
  /** How much is in one, from which a price per litre or kilogram follows; absent: not said. */
  content: z.optional(content),
  imageUrl: z.nullable(z.string()),
  image: z.nullable(image),
  /** `lang`: of the name; absent: the answer's language. */
  categories: z.array(z.object({ _id: z.string(), name: z.string(), lang: z.optional(language) })),
  options: z.array(optionGroup),
  /** Labels in the answer's language; `allergenCodes` and `dietaryCodes` have the stable names. */
  allergens: z.array(z.string()),
  allergenCodes: z.array(z.enum(ALLERGENS)),
  ...declaredFood,
  /** The menu's own number of it; missing: none. */
  menuNumber: z.optional(z.string()),
  /** How hot it is, of three; missing: not, or nobody has said so. */
  heat: z.optional(z.literal(HEATS)),
  /** Kilocalories of one; missing: nobody has said so. */
  kcal: z.optional(z.int()),
  dietaryLabels: z.array(z.string()),
  dietaryCodes: z.array(z.enum(DIETARY_LABELS)),
  /** How old the customer must be to buy it; absent: nobody is asked. */
  minimumAge: z.optional(z.int()),
  isFeatured: z.boolean(),
  isAvailable: z.boolean(),
  isActive: z.boolean(),
  /** How long before it must be ordered; missing: it needs no notice. */
  noticeMinutes: z.optional(z.int()),
  /** When it is served, by its own hours and those of its categories; missing: always. */
  served: z.optional(served),
  /** Ids of dishes of the menu that the cart suggests beside it; missing: none. */
  goesWith: z.optional(z.array(z.string())),
  /** Missing: they are not counted, or nobody is told of any. */
  portions: z.optional(toldPortions),
  lang: language,
  langs,
  originals,
});

/** Some dishes for one price: one is chosen for each of its lines. */
export const deal = z.object({
  _id: z.string(),
  name: z.string(),
  /** '': none. */
  description: z.string(),
  price: amount,
  lines: z.array(
    z.object({
      _id: z.string(),
      label: z.string(),
      /** Dishes that can be had now; `extra`: on top of the deal's price, missing: nothing. */
      choices: z.array(z.object({ productId: z.string(), extra: z.optional(amount) })),
      /** Of the label; missing: the answer's language. */
      lang: z.optional(language),
    }),
  ),
  /** Of the name; missing: the answer's language. */
  lang: z.optional(language),
});

export const categoriesAnswer = z.object({ categories: z.array(category) });
export const productsAnswer = z.object({
  products: z.array(product),
  /** Deals that can be had now, with the first page of the whole menu; missing: there are none. */
  deals: z.optional(z.array(deal)),
  /** The `page` that continues the list; absent: this is its end. */
  nextPage: z.optional(z.int()),
});
export const productAnswer = z.object({ product });
/** The first one first; empty while there are too few orders to tell. */
export const mostOrderedAnswer = z.object({ productIds: z.array(z.string()) });

export const productParams = z.object({ id });
export const productsQuery = z.object({
  categoryId: z.optional(id),
  isActive: z.optional(z.enum(['true', 'false'])),
  /** `true`: only featured products, which is all that Home shows. */
  isFeatured: z.optional(z.enum(['true', 'false'])),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE.products)), PAGE_SIZE.products),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
});

export type Category = z.infer<typeof category>;
export type Product = z.infer<typeof product>;
export type Deal = z.infer<typeof deal>;
export type ProductsAnswer = z.infer<typeof productsAnswer>;
export type OptionGroup = z.infer<typeof optionGroup>;
export type OptionValue = z.infer<typeof optionValue>;
