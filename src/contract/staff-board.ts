import * as z from 'zod/mini';
import { currency, instant, money, moneySum } from './primitives.ts';
import { staffOrder } from './staff-orders.ts';

/** What a kitchen works from: every open order, and what was finished in the last hours; each list oldest first. */
export const board = z.object({
  open: z.array(staffOrder),
  finished: z.array(staffOrder),
  /** All that are open, should there be more than a board holds. */
  openCount: z.int(),
  serverNow: instant,
  orderingPausedUntil: z.nullable(instant),
  currency,
  timezone: z.string(),
  /** The restaurant's calendar day; orders that were called off don't count. */
  today: z.object({
    /** YYYY-MM-DD. */
    date: z.string(),
    orders: z.int(),
    revenue: moneySum,
    /** null without orders. */
    average: z.nullable(money),
  }),
});
export const boardAnswer = z.object({ data: board });

export type Board = z.infer<typeof board>;
