import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { OVERRIDES } from '../domain/orders/overrides.ts';
import { plainPhone } from '../domain/people/phone.ts';
import { location } from './accounts/addresses.ts';
import { cartChange, offeredTimes, validateCartInput, validatedItem } from './cart-validation.ts';
import { emailField } from './email-field.ts';
import { orderType } from './order-items.ts';
import { paymentMethod } from './orders.ts';
import { amount, id, instant, moneySum } from './primitives.ts';
import { appliedPromotion } from './promotions.ts';
import { orderTax } from './taxes.ts';
import { optionalLine } from './texts.ts';

/** An order that is being filled in: whatever is known of it so far. */
export const quoteInput = z.extend(validateCartInput, {
  orderType,
  isASAP: z.boolean(),
  /** null: no time is chosen. */
  scheduledAt: z.nullable(instant),
  /** Of which day the free times are told; left out: the first that has some. */
  day: z.optional(z.iso.date()),
  /** null: not known yet. */
  deliveryAddress: z._default(
    z.nullable(
      z.object({
        postalCode: optionalLine(MAX.postcode),
        country: optionalLine(MAX.country),
        location: z.optional(z.nullable(location)),
      }),
    ),
    null,
  ),
  /** How it is to be paid; left out: it is not known yet. */
  paymentMethod: z.optional(paymentMethod),
  /** Whoever knows a hidden one by its code has shown it before (`validateCoupon`). */
  promotionId: z._default(z.nullable(id), null),
  ageConfirmed: z.optional(z.boolean()),
  /** What the order would say: a guest is known by address and number. By default what was said with the last one. */
  guestEmail: z.optional(emailField),
  contactPhone: z.optional(z.string().check(z.maxLength(60), z.overwrite(plainPhone))),
});

export const quotedFigures = z.object({
  subtotal: moneySum,
  discountAmount: moneySum,
  deliveryFee: amount,
  /** What the restaurant adds besides; missing: nothing. */
  bagFee: z.optional(amount),
  smallOrderFee: z.optional(amount),
  serviceFee: z.optional(amount),
  /** On all bottles and cans; missing: none. */
  deposit: z.optional(amount),
  /** What tax adds; missing: nothing. */
  taxes: z.optional(amount),
  totalAmount: moneySum,
});

/** What stands in an order's way. */
export const namedObstacle = z.object({
  code: z.string(),
  /** The field of the placement payload that would have to change. */
  field: z.string(),
  message: z.string(),
  /** What staff may override for a caller; null: nothing helps. */
  override: z.nullable(z.enum(OVERRIDES)),
  /** The next free time at which everything of the order is served; null: there is none; missing: it is about something else. */
  nextAt: z.optional(z.nullable(instant)),
});

/** What an order comes to, when it could be had, and what stands in its way. It promises nothing: placing the order decides. */
export const quote = z.object({
  serverNow: instant,
  /** The lines as the menu has them now, without those that cannot be ordered. */
  items: z.array(validatedItem),
  /** What the menu has changed in the lines. */
  changes: z.array(cartChange),
  figures: quotedFigures,
  /** null: the restaurant has not said how it is taxed. */
  tax: z.nullable(orderTax),
  /** null: they follow from the restaurant's hours. */
  times: z.nullable(offeredTimes),
  /** The promotion or reward that was asked for, if it applies; null: none, or it does not. */
  promotion: z.nullable(
    z.extend(appliedPromotion, { /** null: it costs no points. */ pointsCost: z.nullable(z.int()) }),
  ),
  /** The zone of its address; missing: the address is in none, or the restaurant has none with terms of their own. */
  zone: z.optional(
    z.object({
      name: z.string(),
      minimumOrderValue: amount,
      /** The subtotal from which on there is no fee; missing: there always is. */
      freeFrom: z.optional(amount),
      /** From the restaurant, as the crow flies; missing: the place of the address is not known. */
      kilometres: z.optional(z.number()),
    }),
  ),
  obstacles: z.array(namedObstacle),
});
export const quoteAnswer = z.object({ data: quote });

export type QuoteInput = z.infer<typeof quoteInput>;
/** As callers write it. */
export type QuoteQuestion = z.input<typeof quoteInput>;
export type Quote = z.infer<typeof quote>;
