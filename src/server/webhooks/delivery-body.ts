import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import type { DeliveryRow } from './deliveries.repo.ts';

/**
 * What a webhook is told: which event, what it changed, and the order as staff see it now. It is read when it is sent, so that nothing
 * about a person is kept with the delivery, and who was forgotten is told to nobody.
 */
export async function deliveryBody(services: Services, row: DeliveryRow): Promise<object> {
  const { restaurant_id: restaurantId, event, order_id: orderId, created_at, facts } = row;
  const { restaurant } = await services.content.of(restaurantId, 'en');
  return {
    type: event,
    timestamp: toIso(created_at),
    data: {
      restaurant: restaurant.slug,
      ...fromJson(facts),
      ...(orderId !== null && { orderId, order: await orderNow(services, restaurantId, orderId) }),
    },
  };
}

async function orderNow(services: Services, restaurantId: string, id: string): Promise<StaffOrder | null> {
  const stored = await findOrder(services.db, { restaurantId, userId: null, id });
  return stored && presentStaffOrder(services, stored);
}
