import type { OrderStatus } from './order-status.ts';
import { ORDER_TYPE, type OrderType } from './order-types.ts';

/** Whether an order may stand ready on the pass without another status: a delivery for which nobody drives yet. */
export function isPackable({ order_type, status }: { order_type: OrderType; status: OrderStatus }): boolean {
  return ORDER_TYPE[order_type].hasAddress && status === 'Preparing';
}
