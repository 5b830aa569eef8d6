import * as z from 'zod/mini';
import { currency, money } from './primitives.ts';

const date = z.iso.date('date_invalid');

/** Days of the restaurant's calendar, both included. */
export const figuresQuery = z.object({ from: date, to: date });

const sums = {
  orders: z.int(),
  revenue: money,
  /** null without orders. */
  average: z.nullable(money),
  /** What promotions and rewards took off. */
  discount: money,
  calledOff: z.int(),
};
/** Orders by the day they were placed on; those that were called off are counted apart. */
export const figures = z.object({
  currency,
  timezone: z.string(),
  days: z.array(z.object({ date, ...sums })),
  total: z.object(sums),
});
export const figuresAnswer = z.object({ data: figures });

export type Figures = z.infer<typeof figures>;
