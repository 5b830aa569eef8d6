/** What a restaurant file says of its menu. */
import { z } from 'zod';
import { ADDITIVES, ALLERGEN_KIND_NAMES, ALLERGENS, DIETARY_LABELS, HEATS } from '../../domain/menu/food-labels.ts';
import { HALF_RULES } from '../../domain/menu/half-rules.ts';
import { servingHoursFault } from '../../domain/menu/serving-faults.ts';
import { CONTENT_UNITS } from '../../domain/menu/unit-price.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { TAX_CLASSES } from '../../domain/taxes/tax-rates.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { fileClock, fileMoney, itemName, key, picture, text, textOf } from './file-values.ts';

/** How old a customer must be, as for alcohol; null: nobody is asked. */
const kitchenName = z.string().trim().min(1).max(STAFF_MAX.kitchenName).nullable().default(null);
const minimumAge = z.int().min(10).max(30).nullable().default(null);

/** What is in it and what is not. */
const food = {
  allergens: z.array(z.enum(ALLERGENS)).default([]),
  /** None of the allergens is in it; without this and without any of them, nothing is declared. */
  noAllergens: z.boolean().default(false),
  /** What may have got into it: cross-contact. */
  mayContain: z.array(z.enum(ALLERGENS)).default([]),
  /** Which cereals and nuts are in it. */
  allergenKinds: z.array(z.enum(ALLERGEN_KIND_NAMES)).default([]),
  additives: z.array(z.enum(ADDITIVES)).default([]),
};

/** How it is taxed; null: a dish as a meal, an option as its dish. */
const taxClass = z.enum(TAX_CLASSES).nullable().default(null);

const date = z.iso.date().nullable().default(null);

/** When a dish or a category is served, or a promotion holds; null: always. */
export const fileHours = z
  .strictObject({
    /** Empty: at any hour of the dates. `to` before `from` is on the next day; equal times mean all day. */
    windows: z
      .array(
        z.strictObject({
          weekdays: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
          from: fileClock,
          to: fileClock,
        }),
      )
      .max(STAFF_MAX.servingWindows)
      .default([]),
    /** The first and the last date; null: without a beginning, without an end. */
    firstDate: date,
    lastDate: date,
  })
  .refine((hours) => servingHoursFault(hours) === null, 'windows or dates, the last date not before the first')
  .nullable()
  .default(null);

const SIZE = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

/** Amounts by size, named "group/value". */
const sizePrices = <Amount extends z.ZodNumber>(amount: Amount) =>
  z.record(z.string().regex(SIZE, 'a size as "group/value"'), amount).default({});

export const fileCategory = z.strictObject({
  key,
  name: itemName,
  /** Shown above its dishes. */
  description: textOf(STAFF_MAX.categoryDescription).nullable().default(null),
  isActive: z.boolean().default(true),
  /** When its dishes are served. */
  hours: fileHours,
});

export const fileOptionGroup = z.strictObject({
  key,
  name: itemName,
  /** 0 makes the group optional. */
  min: z.int().min(0).max(STAFF_MAX.optionValues),
  /** 1 makes it a single choice. */
  max: z.int().min(1).max(STAFF_MAX.optionValues),
  /** Pieces of each value, as in "2 × extra cheese"; `min` and `max` count pieces. */
  maxPerValue: z.int().min(1).max(STAFF_MAX.optionPieces).default(1),
  /** Pieces that the dish's price includes: the dearest are free. */
  included: z.int().min(0).max(STAFF_MAX.optionValues).default(0),
  /** Whether it is the size of its dishes: exactly one is chosen, and prices may depend on it. A dish has one such group at most. */
  isSize: z.boolean().default(false),
  values: z
    .array(
      z.strictObject({
        key,
        label: itemName,
        /** Added to the dish's price; may be negative or zero. */
        priceAdjustment: z.number().default(0),
        /** Its adjustment in sizes, where it is another one. */
        sizePrices: sizePrices(z.number()),
        /** Keys of the groups that are hidden until it is chosen. They come with it, whichever dish has it. */
        opens: z.array(key).max(STAFF_MAX.openedGroups).default([]),
        ...food,
        minimumAge,
        /** What cooks call it, in the restaurant's language; null: by its label. */
        kitchenName,
        taxClass,
        isDefault: z.boolean().default(false),
        isAvailable: z.boolean().default(true),
      }),
    )
    .min(1)
    .max(STAFF_MAX.optionValues),
});

export const fileProduct = z.strictObject({
  key,
  name: itemName,
  description: text.nullable().default(null),
  ingredients: text.nullable().default(null),
  price: fileMoney,
  /** What it costs whoever fetches it; null: as the restaurant's `pickupPercentOff` says. */
  pickupPrice: fileMoney.nullable().default(null),
  /** On one bottle or can, charged besides the price. */
  deposit: fileMoney.default(0),
  /** How much is in one: packaged drinks and ice cream show a price per litre or kilogram. */
  content: z
    .strictObject({ size: z.int().min(1).max(STAFF_MAX.content), unit: z.enum(CONTENT_UNITS) })
    .nullable()
    .default(null),
  picture: picture.nullable(),
  categories: z.array(key).min(1).max(STAFF_MAX.productCategories),
  /** Keys of `optionGroups`, in the order shown. */
  options: z.array(key).max(STAFF_MAX.productOptionGroups).default([]),
  ...food,
  /** The menu's own number of it. */
  menuNumber: z.string().trim().min(1).max(STAFF_MAX.menuNumber).nullable().default(null),
  /** How hot it is, of three; null: not, or nobody says so. */
  heat: z.literal(HEATS).nullable().default(null),
  /** Kilocalories of one; null: nobody says so. */
  kcal: z.int().min(0).max(STAFF_MAX.kcal).nullable().default(null),
  dietary: z.array(z.enum(DIETARY_LABELS)).default([]),
  minimumAge,
  /** What cooks call it, in the restaurant's language; null: by its name. */
  kitchenName,
  /** How long it cooks, so that all of an order is done together; null: nobody says so. */
  cookingMinutes: z.int().min(1).max(STAFF_MAX.cookingMinutes).nullable().default(null),
  taxClass,
  isFeatured: z.boolean().default(false),
  isAvailable: z.boolean().default(true),
  /** How many there are each business day; null: they are not counted. */
  dailyPortions: z.int().min(1).max(STAFF_MAX.portions).nullable().default(null),
  /** Whether guests read that few are left. */
  showsPortions: z.boolean().default(false),
  /** Keys of the dishes that the cart suggests beside it. */
  goesWith: z.array(key).max(STAFF_MAX.goesWith).default([]),
  /** When it is served, within its categories' hours. */
  hours: fileHours,
  /** What it costs in sizes, where that is not `price` and the size's adjustment. */
  sizePrices: sizePrices(fileMoney),
  /** Guests choose two halves of dishes of a category; `price` is what is charged besides, once. null: a dish of its own. */
  halves: z
    .strictObject({ category: key, rule: z.enum(HALF_RULES) })
    .nullable()
    .default(null),
});

/** Some dishes for one price: guests choose one for each line. */
export const fileDeal = z.strictObject({
  key,
  name: itemName,
  description: textOf(STAFF_MAX.categoryDescription).nullable().default(null),
  price: fileMoney,
  lines: z
    .array(
      z
        .strictObject({
          key,
          /** What is chosen, as "Your pizza". */
          label: itemName,
          /** Key of the category whose dishes can be chosen; null: only the `dishes`. */
          category: key.nullable().default(null),
          /** The dishes that can be chosen; of a category those that cost something on top. */
          dishes: z
            .array(z.strictObject({ product: key, extra: fileMoney.default(0) }))
            .max(STAFF_MAX.dealDishes)
            .default([]),
        })
        .refine(({ category, dishes }) => category !== null || dishes.length > 0, 'a category or dishes'),
    )
    .min(1)
    .max(STAFF_MAX.dealLines),
  isActive: z.boolean().default(true),
});
