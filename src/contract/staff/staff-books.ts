import * as z from 'zod/mini';
import { currency, moneySum, signedMoney } from '../primitives.ts';
import { reportsQuery } from './staff-reports.ts';

export const booksQuery = z.extend(reportsQuery, { by: z._default(z.enum(['day', 'month']), 'day') });

const period = {
  /** How many orders were sold. */
  orders: z.int(),
  /** What they cost; and less what was given back of it. */
  sales: moneySum,
  refunds: moneySum,
  revenue: signedMoney,
  /** What has come in: by card, less refunds, and at the door. What is still to come. */
  online: signedMoney,
  atDoor: moneySum,
  open: moneySum,
  /** Revenue less what has come in and is open: 0, or something is wrong. */
  difference: signedMoney,
  /** In `sales` already. */
  deliveryFee: moneySum,
  fees: moneySum,
  /** Paid online with orders, refunds taken off, and in none of these sums; missing: the restaurant offers none. */
  tips: z.optional(moneySum),
  methods: z.array(z.object({ method: z.string(), received: signedMoney })),
  /** Of the revenue, the highest rate first. */
  taxes: z.array(z.object({ percent: z.number(), net: moneySum, tax: moneySum, gross: moneySum })),
  /** null: none were given. */
  receipts: z.nullable(z.object({ count: z.int(), first: z.string(), last: z.string() })),
};

/** Periods in which something was ordered or a receipt given, oldest first: days (2026-06-17), or months (2026-06). */
export const books = z.object({
  currency,
  periods: z.array(z.object({ period: z.string(), ...period })),
  total: z.object(period),
});
export const booksAnswer = z.object({ data: books });

export type Books = z.infer<typeof books>;
export type BooksPeriod = Books['periods'][number];
