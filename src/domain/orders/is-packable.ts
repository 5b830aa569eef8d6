import type { OrderStatus } from './order-status.ts';
import type { OrderType } from './order-types.ts';

/** Whether an order may stand ready on the pass without another status: a delivery for which nobody drives yet. */
export function isPackable({ order_type, status }: { order_type: OrderType; status: OrderStatus }): boolean {
  return order_type === 'Delivery' && status === 'Preparing';
}
