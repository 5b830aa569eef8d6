import type { Couriers } from '../../src/contract/staff/staff-courier-cash.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
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

/** Cash that a courier has of an order that was handed over, and cash that one has handed in. */
export async function newCourierCash(
  test: TestApp,
  { restaurantId, orderId, host, token }: { restaurantId: string; orderId: string; host: string; token: string },
): Promise<{ brought: { orders: string[]; cash: number }; settlementId: string }> {
  const { db, clock } = test.services;
  await db.updateTable('restaurants').set({ couriers_settle_from: 1 }).where('id', '=', restaurantId).execute();
  const device = newId();
  await db
    .updateTable('orders')
    .set({ courier_device: device, courier_name: 'Tessa', courier_at: clock() })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', orderId)
    .execute();
  const { couriers }: Couriers = (await test.call({ url: '/staff/couriers', host, token })).body.data;
  const brought = couriers.find(({ brings }) => brings.orders.includes(orderId))?.brings;
  if (!brought) throw new Error('no courier has the cash of the order');
  const settlementId = newId();
  const row = { restaurant_id: restaurantId, id: settlementId, courier: 'Conny', orders: 1, cash: 2850 };
  await db
    .insertInto('courier_settlements')
    .values({ ...row, settled_by: null, settled_at: clock() })
    .execute();
  return { brought, settlementId };
}
