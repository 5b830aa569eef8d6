import type { Order } from '../../contract/orders.ts';
import { isUnsent } from '../../domain/orders/order-status.ts';
import type { Services } from '../services.ts';
import type { StoredOrder } from './orders.repo.ts';
import { presentOrder } from './present/present-order.ts';
import { presentStaffOrder } from './present/present-staff-order.ts';

/**
 * Sends the order to the customer's and the restaurant's open pages. Call it after the commit: it never throws, because an error
 * would be answered as if nothing had been done. Pages that miss it fetch the order when they look again. `forCustomer` saves
 * presenting it again.
 */
export async function publishOrder(services: Services, stored: StoredOrder, forCustomer?: Order): Promise<void> {
  const { restaurant_id, user_id, id } = stored.order;
  try {
    services.live.publish(restaurant_id, user_id, forCustomer ?? (await presentOrder(services, stored, 'customer')));
    if (isUnsent(stored.order.status)) return;
    services.live.publishToStaff(restaurant_id, await presentStaffOrder(services, stored));
  } catch (error) {
    services.log.error({ err: error, order: id }, 'a change of an order did not reach open pages');
  }
}
