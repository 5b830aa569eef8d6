import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { plainCode } from '../../domain/menu/coupon-code.ts';
import { OVERRIDES } from '../../domain/orders/overrides.ts';
import { READY_IN } from '../../domain/orders/ready-in.ts';
import { isCheckoutPhone, plainPhone } from '../../domain/people/phone.ts';
import { location } from '../accounts/addresses.ts';
import { cartChange, validatedItem } from '../cart-validation.ts';
import { emailField } from '../email-field.ts';
import { orderType, pricedItemInput } from '../order-items.ts';
import { paymentMethod, placeOrderInput } from '../orders.ts';
import { amount, id, instant } from '../primitives.ts';
import { quotedFigures } from '../quote.ts';
import { line, optionalLine } from '../texts.ts';
import { staffOrder } from './staff-orders.ts';

const phone = z.string('phone_required').check(z.overwrite(plainPhone), z.refine(isCheckoutPhone, 'phone_invalid'));

export const callerInput = z.object({ phone });

/** Who ordered at this restaurant without an account and with this number. Other restaurants' orders are never among them. */
export const caller = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  /** Where their orders went, the last one first. */
  addresses: z.array(
    z.object({
      street: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
      deliveryInstructions: z.nullable(z.string()),
      /** [longitude, latitude]; missing: not known. */
      coordinates: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
    }),
  ),
  /** The last ones, newest first. */
  orders: z.array(staffOrder),
});
/** null: nobody is known by this number. */
export const callerAnswer = z.object({ data: z.object({ caller: z.nullable(caller) }) });

const override = z.enum(OVERRIDES);

/** An order that is being taken: whatever is known of it so far. */
export const phoneQuoteInput = z.object({
  items: z
    .array(
      z.extend(pricedItemInput, { /** Replaces the menu's base price. */ agreedPrice: z.optional(z.nullable(amount)) }),
    )
    .check(z.maxLength(MAX.cartLines)),
  orderType,
  isASAP: z.boolean(),
  scheduledAt: z.nullable(instant),
  deliveryAddress: z.nullable(
    z.object({
      street: optionalLine(MAX.street),
      city: optionalLine(MAX.city),
      postalCode: optionalLine(MAX.postcode),
      country: optionalLine(MAX.country),
      location: z.optional(z.nullable(location)),
    }),
  ),
  promotionId: z._default(z.nullable(id), null),
  couponCode: z.optional(z.string().check(z.overwrite(plainCode), z.maxLength(MAX.couponCode))),
  /** How it is to be paid; left out: it is not known yet. */
  paymentMethod: z.optional(paymentMethod),
});

/** What the order comes to, and what stands in its way. */
export const phoneQuote = z.object({
  /** The lines as the menu has them now, without those that cannot be ordered; agreed prices instead of the menu's. */
  items: z.array(validatedItem),
  /** What the menu has changed in the lines. */
  changes: z.array(cartChange),
  figures: quotedFigures,
  /** What staff may override, with the sentence that says what is the matter. */
  obstacles: z.array(z.object({ override, message: z.string() })),
  /** The promotion that was asked for, by id or code, if it applies; null: none, or it does not. */
  promotionId: z.nullable(z.string()),
  /** Why it does not apply. */
  promotionProblem: z.nullable(z.string()),
});
export const phoneQuoteAnswer = z.object({ data: phoneQuote });

/** The placement payload of the storefront, and what only somebody on the phone needs. */
export const phoneOrderInput = z.extend(placeOrderInput, {
  customerName: line(MAX.name),
  /** Where to send the confirmation; null: nowhere. */
  email: z._default(z.nullable(emailField), null),
  /** The promised time, in minutes from now. */
  readyInMinutes: z._default(z.nullable(z.int().check(z.minimum(READY_IN.least), z.maximum(READY_IN.most))), null),
  /** Managers and owners only. With `prices`, the `unitPrice` of the lines is charged instead of the menu's. */
  overrides: z._default(z.array(override).check(z.maxLength(OVERRIDES.length)), []),
  /** Why; required for any override. */
  overrideReason: optionalLine(MAX.staffNote),
});
export const phoneOrderAnswer = z.object({ data: z.object({ order: staffOrder }) });

/** An order by telephone that is paid by a link: it waits, is paid (and on the board), was not paid in time, or its caller does not want it. */
export const phonePayment = z.object({
  orderId: id,
  orderNumber: z.string(),
  customerName: z.string(),
  contactPhone: z.string(),
  /** Where the link is mailed; null: nowhere. */
  email: z.nullable(z.string()),
  orderType,
  totalAmount: amount,
  /** Until when it can be paid. */
  payBy: instant,
  state: z.enum(['waiting', 'paid', 'expired', 'declined']),
});
/** Those of the last hours, newest first. */
export const phonePaymentsAnswer = z.object({ data: z.object({ payments: z.array(phonePayment) }) });
/** `isMailed`: whether the caller gets the link by mail too. */
export const payLinkInput = z.object({ isMailed: z.boolean() });
export const payLinkAnswer = z.object({ data: z.object({ url: z.string() }) });
/** How an order is paid that was to be paid by a link. */
export const payAtDoorInput = z.object({ method: paymentMethod });

export type PhonePayment = z.infer<typeof phonePayment>;
export type CallerInput = z.infer<typeof callerInput>;
export type Caller = z.infer<typeof caller>;
export type PhoneQuoteInput = z.infer<typeof phoneQuoteInput>;
export type PhoneQuote = z.infer<typeof phoneQuote>;
export type PhoneOrderInput = z.infer<typeof phoneOrderInput>;
