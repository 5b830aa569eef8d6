import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { deliveryAddress } from './order-input.ts';
import type { TestApp } from './test-app.ts';

/** Makes an accepted order of a place that uses couriers one that is brought, and that a phone has. */
export async function newRide(
  { services: { db, clock } }: TestApp,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
): Promise<{ drivenOrderId: string }> {
  await db.updateTable('restaurants').set({ couriers: 1 }).where('id', '=', restaurantId).execute();
  const { street, city, postalCode, country } = deliveryAddress;
  await db
    .updateTable('orders')
    .set({
      order_type: 'Delivery',
      delivery_address: toJson({ street, city, postalCode, country, deliveryInstructions: null }),
      ...{ courier_device: 'the hash of a secret', courier_name: 'Conny', courier_at: clock() },
    })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', orderId)
    .execute();
  return { drivenOrderId: orderId };
}
