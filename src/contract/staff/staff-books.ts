import * as z from 'zod/mini';
import { DISPUTE_STATES } from '../../domain/payments/payment-facts.ts';
import { currency, instant, moneySum, signedMoney } from '../primitives.ts';
import { reportsFileQuery, reportsQuery } from './staff-reports.ts';

export const booksQuery = z.extend(reportsQuery, { by: z._default(z.enum(['day', 'month']), 'day') });
export const booksFileQuery = z.extend(reportsFileQuery, { by: z._default(z.enum(['day', 'month']), 'day') });

const period = {
  /** How many orders were sold. */
  orders: z.int(),
  /** What they cost; and less what was given back of it. */
  sales: moneySum,
  refunds: moneySum,
  revenue: signedMoney,
  /** What has come in: by card, less refunds, and at the door, less what went back in cash. What is still to come. */
  online: signedMoney,
  atDoor: signedMoney,
  open: moneySum,
  /** What banks have taken back of it, because they judged for their customers in a dispute. */
  lost: moneySum,
  /** Revenue and rounding less what has come in, is open and is lost: 0, or something is wrong. */
  difference: signedMoney,
  /** In `sales` already. */
  deliveryFee: moneySum,
  fees: moneySum,
  /** On bottles and cans, in `sales` already; missing: none in the whole span. */
  deposits: z.optional(moneySum),
  /** By how much more (below 0: less) than it costs is paid in cash, in `atDoor` and `open`; missing: coins pay all exactly. */
  rounding: z.optional(signedMoney),
  /** By how much more (below 0: less) cash was counted than there should be; missing: nobody counted. In none of these sums. */
  cashDifference: z.optional(signedMoney),
  /** Paid online with orders, refunds taken off, and in none of these sums; missing: the restaurant offers none. */
  tips: z.optional(moneySum),
  /** What delivery services asked for what they brought, in none of these sums; missing: nothing in the whole span. */
  deliveryServices: z.optional(moneySum),
  /** Deliveries that services took, and that were called off or came back: only their bill says what that costs; missing: none in the span. */
  deliveriesToCheck: z.optional(z.int()),
  methods: z.array(z.object({ method: z.string(), received: signedMoney })),
  /** Of the revenue, the highest rate first. */
  taxes: z.array(z.object({ percent: z.number(), net: moneySum, tax: moneySum, gross: moneySum })),
  /** null: none were given. */
  receipts: z.nullable(z.object({ count: z.int(), first: z.string(), last: z.string() })),
};

/** What changed the balance of the account with the provider, in the balance's currency: all but the last two make what it changed by. */
const balance = {
  charged: signedMoney,
  refunded: signedMoney,
  /** Taken back by disputes, less what came back of it. */
  disputed: signedMoney,
  fees: signedMoney,
  /** Of sales and refunds that are none of these orders', their fees taken off. */
  other: signedMoney,
  paidOut: signedMoney,
  net: signedMoney,
  /** What the provider has charged and not given back more (negative: less) than the orders say, in the restaurant's currency. */
  difference: signedMoney,
};

/** The provider's own books. */
const provider = z.object({
  /** Until when they were read; null: not yet. */
  readUntil: z.nullable(instant),
  /** Whether the account's key may not read them. */
  isForbidden: z.boolean(),
  /** By the currency of the balance; periods in which it changed, oldest first. */
  balances: z.array(
    z.object({
      currency,
      periods: z.array(z.object({ period: z.string(), ...balance })),
      total: z.object(balance),
    }),
  ),
});

/** A dispute: when the bank has taken the money, and how it has judged. */
const dispute = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  at: instant,
  state: z.enum(DISPUTE_STATES),
  amount: moneySum,
  /** What the provider keeps for it; null: it is in another currency. */
  fee: z.nullable(moneySum),
});

/** Periods in which something was ordered or a receipt given, oldest first: days (2026-06-17), or months (2026-06). */
export const books = z.object({
  currency,
  periods: z.array(z.object({ period: z.string(), ...period })),
  total: z.object(period),
  /** Those that began in the span, oldest first. */
  disputes: z.array(dispute),
  /** null: the restaurant has no account with a provider. */
  provider: z.nullable(provider),
});
export const booksAnswer = z.object({ data: books });

export type Books = z.infer<typeof books>;
export type ProviderBooks = NonNullable<Books['provider']>['balances'][number];
export type BooksPeriod = Books['periods'][number];
