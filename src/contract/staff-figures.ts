import * as z from 'zod/mini';
import { currency, money, moneySum } from './primitives.ts';

const date = z.iso.date('date_invalid');

/** Days of the restaurant's calendar, both included. */
export const figuresQuery = z.object({ from: date, to: date });

const sums = {
  orders: z.int(),
  revenue: moneySum,
  /** null without orders. */
  average: z.nullable(money),
  /** What promotions and rewards took off. */
  discount: moneySum,
  calledOff: z.int(),
  /** Orders with a promised time that are ready for pickup, or delivered; and how many of them were so by then. */
  promised: z.int(),
  onTime: z.int(),
};
/** Orders by the time they were placed at; those that were called off are counted apart. */
export const figures = z.object({
  currency,
  timezone: z.string(),
  days: z.array(z.object({ date, ...sums })),
  total: z.object(sums),
  /** Of the restaurant's clock, 0 to 23. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int() })),
  /** The ten that sold most, with the name they last had on an order in the restaurant's language. */
  dishes: z.array(z.object({ productId: z.string(), name: z.string(), quantity: z.int(), revenue: moneySum })),
  /** Promotions and rewards by what they cost, the dearest first. */
  promotions: z.array(z.object({ promotionId: z.string(), name: z.string(), orders: z.int(), discount: moneySum })),
});
export const figuresAnswer = z.object({ data: figures });

export type Figures = z.infer<typeof figures>;
