import type { Order } from '../../contract/orders.ts';
import type { Services } from '../services.ts';
import { changeStatus } from './change-status.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { presentOrder } from './present-order.ts';

/** The customer's only change of state: an own order that the restaurant has not confirmed (specification section 4). */
export async function cancelOrder(
  services: Services,
  { restaurantId, userId, orderId }: { restaurantId: string; userId: string; orderId: string },
): Promise<Order> {
  const stored = await changeStatus(services, {
    scope: { restaurantId, userId },
    id: orderId,
    to: 'Cancelled by User',
    actor: 'customer',
    by: userId,
    refusal: ordersRefusals.not_cancellable,
  });
  return presentOrder(services, stored, 'customer');
}
