import type { Couriers } from '../../src/contract/staff/staff-courier-cash.ts';
import { carrierOf } from '../../src/server/couriers/courier.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { deliveryAddress } from './order-input.ts';
import type { TestApp } from './test-app.ts';

/** One dot, as WebP in base64. */
const DOT = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';

/** Makes an accepted order of a place that uses couriers one that is brought, and that a phone has. */
export async function newRide(
  { services: { db, clock } }: TestApp,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
): Promise<{ drivenOrderId: string }> {
  await db.updateTable('restaurants').set({ couriers: 1 }).where('id', '=', restaurantId).execute();
  await db
    .updateTable('orders')
    .set({
      order_type: 'Delivery',
      delivery_address: toJson({ ...placeOf(), deliveryInstructions: null }),
      ...{ courier_device: 'the hash of a secret', courier_name: 'Conny', courier_at: clock() },
    })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', orderId)
    .execute();
  return { drivenOrderId: orderId };
}

/** Makes of two new orders deliveries that are being prepared: one that is ready, and one that somebody of the staff has, with a photo. */
export async function newRides(
  { services: { db, clock } }: TestApp,
  {
    restaurantId,
    userId,
    orders: [readyRideId, ownRideId],
  }: { restaurantId: string; userId: string; orders: [string, string] },
): Promise<{ readyRideId: string; ownRideId: string }> {
  const address = toJson({ ...placeOf(), deliveryInstructions: null });
  const own = { courier_device: carrierOf({ userId }), courier_name: 'Ada Cook', courier_at: clock() };
  for (const [id, more] of [
    [readyRideId, {}],
    [ownRideId, own],
  ] as const) {
    const asDelivery = { order_type: 'Delivery', delivery_address: address, packed_at: clock(), ...more } as const;
    for (const change of [asDelivery, { status: 'Confirmed' }, { status: 'Preparing' }] as const) {
      await db
        .updateTable('orders')
        .set(change)
        .where('restaurant_id', '=', restaurantId)
        .where('id', '=', id)
        .execute();
    }
  }
  const photo = { restaurant_id: restaurantId, order_id: ownRideId, taken_at: clock(), webp: DOT };
  await db.insertInto('order_photos').values(photo).execute();
  return { readyRideId, ownRideId };
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

function placeOf() {
  const { street, city, postalCode, country } = deliveryAddress;
  return { street, city, postalCode, country };
}
