import * as z from 'zod/mini';
import { ORDER_CHANNELS } from '../../domain/orders/order-channels.ts';
import { orderType } from '../order-items.ts';
import { amount, id, instant } from '../primitives.ts';

/** An order that waits for its payment, and what it holds meanwhile. */
export const unpaidOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  orderType,
  channel: z.enum(ORDER_CHANNELS),
  totalAmount: amount,
  since: instant,
  /** Until when it may be paid. */
  payBy: instant,
  /** What the kitchen would make for it, in units. */
  units: z.int(),
  /** The first of the kitchen's slots that it holds; null: it holds none. */
  holdsFrom: z.nullable(instant),
});
/** Oldest first; `count` is of all, which may be more than the list has. */
export const unpaidOrdersAnswer = z.object({
  data: z.object({ orders: z.array(unpaidOrder), count: z.int() }),
});

export type UnpaidOrder = z.infer<typeof unpaidOrder>;
