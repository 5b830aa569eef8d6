import type { Order } from '../../../contract/orders.ts';
import type { Services } from '../../services.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { presentOrder } from '../present/present-order.ts';
import { changeStatus } from './change-status.ts';

/**
 * Cancels a customer's own order while the restaurant has not confirmed it, the only status change open to customers
 * (specification section 4).
 */
export async function cancelOrder(
  services: Services,
  { restaurantId, userId, orderId }: { restaurantId: string; userId: string; orderId: string },
): Promise<Order> {
  const stored = await changeStatus(services, {
    scope: { restaurantId, userId },
    id: orderId,
    to: 'Cancelled by User',
    toIfUnsent: 'Not Paid',
    actor: 'customer',
    by: userId,
    refusal: ordersRefusals.not_cancellable,
  });
  return presentOrder(services, stored, 'customer');
}
