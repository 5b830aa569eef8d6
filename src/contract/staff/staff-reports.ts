import * as z from 'zod/mini';
import { CANCEL_REASONS } from '../../domain/orders/cancel-reasons.ts';
import { ORDER_CHANNELS } from '../../domain/orders/order-channels.ts';
import { RECEIPTS_BY } from '../../domain/taxes/receipts-by.ts';
import { orderType } from '../order-items.ts';
import { orderStatus } from '../orders.ts';
import { amount, currency, moneySum } from '../primitives.ts';

const date = z.iso.date('date_invalid');

/** First and last business day, both included: a night's last orders are of the day on which it opened. */
export const reportsQuery = z.object({ from: date, to: date });
/** What stands between cells; undefined: what spreadsheets expect in the reader's language. */
export const reportsFileQuery = z.extend(reportsQuery, { separator: z.optional(z.enum(['comma', 'semicolon'])) });
export const receiptsFileQuery = z.extend(reportsFileQuery, { by: z._default(z.enum(RECEIPTS_BY), 'receipt') });

const sums = {
  orders: z.int(),
  revenue: moneySum,
  /** null: there are no orders. */
  average: z.nullable(amount),
  /** Total discount by promotions and rewards. */
  discount: moneySum,
  calledOff: z.int(),
  /**
   * `promised`: orders with a promised time that have become ready for pickup or were delivered. `onTime`: those that were so by
   * then.
   */
  promised: z.int(),
  onTime: z.int(),
};
/** Paid online besides the revenue, refunds taken off; missing: the restaurant offers none. */
const tips = z.optional(moneySum);
const part = z.object({ orders: z.int(), revenue: moneySum });

/** Figures by when orders were placed. Called-off orders are counted in `calledOff` only. */
/** What the orders with a promotion or reward brought, and what it took off them. */
export const promotionResult = z.object({
  promotionId: z.string(),
  name: z.string(),
  orders: z.int(),
  discount: moneySum,
  revenue: moneySum,
});

export const figures = z.object({
  currency,
  timezone: z.string(),
  days: z.array(z.object({ date, ...sums, tips })),
  total: z.object({ ...sums, tips }),
  /** As many days, so many weeks earlier that none is in both spans: each beside the same day of the week. */
  before: z.object({ from: date, to: date, total: z.object(sums) }),
  /** Hours of the day in the restaurant's time zone, 0 to 23. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int() })),
  /** The ten best-selling dishes, with a name from their orders in the restaurant's language. */
  dishes: z.array(z.object({ productId: z.string(), name: z.string(), quantity: z.int(), revenue: moneySum })),
  /** Dishes by the first category that they have today, the largest revenue first; null: none any more. */
  categories: z.array(z.object({ name: z.nullable(z.string()), quantity: z.int(), revenue: moneySum })),
  /** Customers who had ordered here before, by their phone number, and those who had not. */
  customers: z.object({ new: part, returning: part }),
  /**
   * Why orders were called off, the most frequent first. `reason`: a usual one, or that nobody answered; `words`: the restaurant's
   * own; both null: none was given.
   */
  callOffs: z.array(
    z.object({
      status: orderStatus,
      reason: z.nullable(z.enum([...CANCEL_REASONS, 'unanswered'])),
      words: z.nullable(z.string()),
      orders: z.int(),
    }),
  ),
  /** What to find in the till: orders by how they are paid and how they leave, the largest revenue first. */
  payments: z.array(z.object({ method: z.string(), orderType, orders: z.int(), revenue: moneySum })),
  /** By which door they came, the largest revenue first. `source`: over the web the link's name, by telephone `key` for another system. */
  channels: z.array(
    z.object({
      channel: z.enum(ORDER_CHANNELS),
      source: z.nullable(z.string()),
      orders: z.int(),
      revenue: moneySum,
    }),
  ),
  /** Promotions and rewards, the largest total discount first. */
  promotions: z.array(promotionResult),
});
export const reportsAnswer = z.object({ data: figures });

export type Figures = z.infer<typeof figures>;
