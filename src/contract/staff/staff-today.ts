import * as z from 'zod/mini';
import { amount, currency, instant, moneySum } from '../primitives.ts';
import { promotionResult } from './staff-reports.ts';

const date = z.iso.date();
/** Orders without those that were called off, and what the accepted ones of them brought, as on the board. */
const sales = z.object({ orders: z.int(), revenue: moneySum });

/** The day in one look: what was sold, who waits for somebody, and what comes next. */
export const today = z.object({
  /** The business day: a night's last hours are of the day before. */
  date,
  now: instant,
  timezone: z.string(),
  currency,
  sales: z.extend(sales, { average: z.nullable(amount) }),
  /** A week earlier, up to the same time of day. */
  weekBefore: sales,
  /** Orders that were handed over today, and how many of them after the time that was promised. */
  handedOver: z.int(),
  handedOverLate: z.int(),
  /** The average promise of the last hour's orders, in minutes; null: none was accepted. */
  promisedMinutes: z.nullable(z.int()),
  unanswered: z.object({ count: z.int(), oldest: z.nullable(instant) }),
  /** Messages that nobody has read. */
  messages: z.object({ count: z.int(), oldest: z.nullable(instant) }),
  /** Open orders past their promised time, the latest ones last. */
  late: z.object({ count: z.int(), numbers: z.array(z.string()) }),
  soldOut: z.object({ count: z.int(), names: z.array(z.string()) }),
  /** Visible reviews of the last thirty days that the restaurant has not answered, and the lowest of their ratings. */
  reviews: z.object({ count: z.int(), lowest: z.nullable(z.number()) }),
  /** What was ordered for later, by hour. */
  later: z.array(z.object({ at: instant, orders: z.int() })),
  /** What promotions and rewards brought in the last seven business days, today's included, the best first. */
  promotions: z.array(promotionResult),
  /** Dates of the next two weeks on which the restaurant is closed by exception. */
  closures: z.array(date),
});
export const todayAnswer = z.object({ data: today });

export type Today = z.infer<typeof today>;
