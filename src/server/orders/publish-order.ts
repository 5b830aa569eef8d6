import type { Order } from '../../contract/orders.ts';
import type { Services } from '../services.ts';
import type { StoredOrder } from './orders.repo.ts';
import { presentOrder } from './present-order.ts';
import { presentStaffOrder } from './present-staff-order.ts';

/**
 * Sends the order to the customer's and the restaurant's open pages. Call it after the commit. `forCustomer` saves presenting it
 * again.
 */
export async function publishOrder(services: Services, stored: StoredOrder, forCustomer?: Order): Promise<void> {
  const { restaurant_id, user_id } = stored.order;
  services.live.publish(restaurant_id, user_id, forCustomer ?? (await presentOrder(services, stored, 'customer')));
  services.live.publishToStaff(restaurant_id, await presentStaffOrder(services, stored));
}
