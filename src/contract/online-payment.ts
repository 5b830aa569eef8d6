import * as z from 'zod/mini';
import { PAYMENT_STATES } from '../domain/payments/payment-facts.ts';
import { amount, instant } from './primitives.ts';

const refund = {
  amount,
  reason: z.nullable(z.string()),
  at: instant,
  /** For which of the order's items; left out: for an amount. */
  lines: z.optional(z.array(z.object({ line: z.int(), quantity: z.int() }))),
};

/** What was given back of an order in cash: of its price, and what there were coins for. */
export const cashRefund = z.object({ ...refund, cash: amount });

/** What is true of an online payment, as far as it is known. */
export const onlinePayment = z.object({
  state: z.enum(PAYMENT_STATES),
  amount,
  /** All that was charged; `refunded` is not taken off. */
  charged: amount,
  /** What of `amount` could not be charged where another part of it was: it is collected at the door. Left out: there is no such part. */
  uncollected: z.optional(amount),
  /** What has been given back, or is on its way. */
  refunded: amount,
  /** The card's brand or the method's name, and the card's last four digits; null: not paid yet, or not known. */
  method: z.nullable(z.string()),
  lastDigits: z.nullable(z.string()),
  /** Until when it can be paid. */
  payBy: instant,
  /** Whether no money moves. */
  isTest: z.boolean(),
  isDisputed: z.boolean(),
  /** How the customer’s bank has judged; missing: there is no dispute, or it has not. */
  dispute: z.optional(z.enum(['won', 'lost'])),
  /** The provider refuses for good to take what is held; left out: it does not. */
  isRefused: z.optional(z.literal(true)),
  /** Until when the restaurant may answer; missing: nobody disputes it, or the provider does not say. */
  evidenceDueBy: z.optional(instant),
  refunds: z.array(
    z.object({
      ...refund,
      /** The provider, or the customer's bank, did not make it in the end; left out: it is made, or on its way. */
      isTurnedDown: z.optional(z.literal(true)),
    }),
  ),
});

/** For which orders a restaurant takes nothing but payment online: see `methodsAllowed`. `above` null: however much they cost. */
export const onlineOnly = z.object({ above: z.nullable(amount), guests: z.boolean(), laterDays: z.boolean() });

/** The provider's page on which an order is paid. */
export const paymentPageAnswer = z.object({ data: z.object({ url: z.string() }) });

export type OnlinePayment = z.infer<typeof onlinePayment>;
export type CashRefund = z.infer<typeof cashRefund>;
