import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { PAYMENT_PROVIDERS } from '../../domain/payments/payment-providers.ts';
import { pricedItemInput } from '../order-items.ts';
import { amount, id, instant } from '../primitives.ts';
import { oneLine } from '../texts.ts';

/** The restaurant's account with the provider of payments. Its key is never sent back. */
export const staffPaymentAccount = z.object({
  /** null: the restaurant takes no payments online. */
  account: z.nullable(
    z.object({
      provider: z.enum(PAYMENT_PROVIDERS),
      /** The key's last four characters. */
      keyEnd: z.string(),
      /** Whether no money moves. */
      isTest: z.boolean(),
      /** Whether the provider tells of payments by itself; else it is asked. */
      hasEvents: z.boolean(),
      since: instant,
    }),
  ),
  /** Whether payments may be simulated here. */
  canSimulate: z.boolean(),
  /** Where the provider's events arrive. */
  eventsUrl: z.string(),
});

const KEY = /^(sk|rk)_(test|live)_\w{4,250}$/;

/** A key of the restaurant's own account with Stripe, or payments that move no money. */
export const paymentAccountInput = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('stripe'), key: z.string('required').check(z.trim(), z.regex(KEY, 'payment_key')) }),
  z.object({ provider: z.literal('simulator') }),
]);

export const paymentAccountAnswer = z.object({ data: staffPaymentAccount });

/** A test of the account that found nothing wrong. What is wrong is a refusal. */
export const paymentTestAnswer = z.object({ data: z.object({ hasEvents: z.boolean() }) });

/** What is refunded of an item: `line` counts the order's items from 0. */
const refundedLine = z.object({
  line: z.int().check(z.minimum(0), z.maximum(MAX.cartLines)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX.quantity)),
});

/**
 * `amount` null: all that is left, or what the `lines` cost. `refunded` is what the sender knows to be refunded already, to a card and in cash: another sum
 * is refused with 409.
 */
export const refundInput = z.object({
  /** Missing: to the card. */
  how: z.optional(z.enum(['card', 'cash'])),
  amount: z.nullable(amount),
  lines: z.optional(z.array(refundedLine).check(z.minLength(1), z.maxLength(MAX.cartLines))),
  refunded: amount,
  reason: z.string('required').check(oneLine, z.minLength(1, 'required'), z.maxLength(MAX.staffNote, 'too_long')),
});

/**
 * How many units stay of some of an order's items; 0: none. Its fields are those of the order that the sender saw. `added`: dishes of
 * today's menu that come to it, at today's prices.
 */
export const orderItemsChange = z.object({
  items: z
    .array(z.object({ line: refundedLine.shape.line, quantity: z.int().check(z.minimum(0), z.maximum(MAX.quantity)) }))
    .check(z.maxLength(MAX.cartLines)),
  added: z.optional(z.array(pricedItemInput).check(z.maxLength(MAX.cartLines))),
  /** The customer has agreed on the telephone to pay more at the door. */
  agreedByPhone: z.optional(z.boolean()),
  reason: refundInput.shape.reason,
  expectedVersion: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});

/** What the order would cost after the change, and what it costs now. */
export const quotedItemsAnswer = z.object({ data: z.object({ before: amount, after: amount }) });
export const proposalParams = z.object({ id, proposalId: id });

export type OrderItemsChange = z.infer<typeof orderItemsChange>;
export type PaymentAccount = z.infer<typeof staffPaymentAccount>;
export type PaymentAccountInput = z.infer<typeof paymentAccountInput>;
export type RefundInput = z.infer<typeof refundInput>;
