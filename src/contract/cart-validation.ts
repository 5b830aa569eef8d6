import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { served } from './hours-of-dishes.ts';
import { dealOfLine, lineNote, namedDeal, orderType, quantity, selectedOption, shownOption } from './order-items.ts';
import { amount, id, instant, language, moneySum, signedMoney } from './primitives.ts';
import { oneLine } from './texts.ts';

/** A cart line with the menu's current prices, and names in the reader's language. */
export const validatedItem = z.object({
  productId: z.string(),
  name: z.string(),
  /** Of the name; absent: the answer's. */
  lang: z.optional(language),
  price: amount,
  /** What it and each of the `selectedOptions` cost whoever fetches the order; absent: the same, or the type is chosen. */
  pickup: z.optional(z.object({ price: amount, adjustments: z.array(signedMoney) })),
  /** On one bottle or can; absent: none. */
  deposit: z.optional(amount),
  imageUrl: z.nullable(z.string()),
  quantity: z.int(),
  selectedOptions: z.array(shownOption),
  signature: z.string(),
  itemSubtotal: moneySum,
  /** Absent: the line asks for no age. */
  minimumAge: z.optional(z.int()),
  /** When it is served; absent: always. */
  served: z.optional(served),
  /** The customer's words to it; missing: none. */
  note: z.optional(z.string()),
  /** The deal that it is part of, whose share of the price is its `price`; missing: none. */
  deal: z.optional(namedDeal),
});

/** A difference between the cart and the menu. `signature` names the line as it was sent. */
export const cartChange = z.object({
  signature: z.string(),
  productName: z.string(),
  kind: z.enum(['price_changed', 'option_gone', 'option_required', 'unavailable', 'removed', 'deal_gone']),
  /** For price_changed: the price of one unit with its options, else null. */
  oldPrice: z.nullable(moneySum),
  newPrice: z.nullable(moneySum),
  /** For option_gone and option_required: the value or group concerned, else null. */
  optionLabel: z.nullable(z.string()),
});

export const validateCartInput = z.object({
  restaurantId: id,
  /** For which type the sent prices were; missing: none was chosen. */
  orderType: z.optional(orderType),
  items: z
    .array(
      z.object({
        productId: id,
        quantity,
        price: z.optional(amount),
        name: z.optional(z.string().check(oneLine, z.maxLength(MAX.shownName))),
        note: lineNote,
        deal: z.optional(dealOfLine),
        selectedOptions: z._default(z.array(z.partial(selectedOption)).check(z.maxLength(MAX.optionsOfLine)), []),
      }),
    )
    .check(z.maxLength(MAX.cartLines)),
});
export const validateCartAnswer = z.object({
  data: z.object({ items: z.array(validatedItem), changes: z.array(cartChange) }),
});

/** For when an order could be had; `day` is of the restaurant's calendar, by default the first that has free times. */
export const offerTimesInput = z.object({
  restaurantId: id,
  orderType,
  items: z.array(z.object({ productId: id, quantity })).check(z.maxLength(MAX.cartLines)),
  day: z.optional(z.iso.date()),
});
export const offeredTimes = z.object({
  /** null: not as soon as possible. */
  asap: z.nullable(
    z.object({
      /** About when; null: the restaurant says only how long it usually takes. `to`: by then at the latest, from what the last weeks took. */
      at: z.nullable(instant),
      to: z.nullable(instant),
      /** Last orders. */
      until: instant,
    }),
  ),
  /** Whether nothing is possible at once because what is left of the hours is too short, and not because others took it. */
  isLate: z.optional(z.boolean()),
  /** Dates with free times. */
  days: z.array(z.string()),
  day: z.nullable(z.string()),
  /** The free times of `day`. */
  slots: z.array(instant),
});
export const offerTimesAnswer = z.object({ data: z.extend(offeredTimes, { serverNow: instant }) });

export type OfferTimesInput = z.infer<typeof offerTimesInput>;
export type OfferedTimes = z.infer<typeof offerTimesAnswer>['data'];
export type ValidatedItem = z.infer<typeof validatedItem>;
export type CartChange = z.infer<typeof cartChange>;
export type ValidateCartInput = z.infer<typeof validateCartInput>;
