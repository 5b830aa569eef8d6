import type { OrderStatus } from '../../src/domain/order-status.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { delivery, pickup } from '../support/order-input.ts';
import type { TestApp } from '../support/test-app.ts';
import { type Place, SUSHI_PLACE, TRATTORIA_PLACE } from '../support/world.ts';

export const SAMPLE_ORDERS = 100;

const WAYS: readonly (readonly OrderStatus[])[] = [
  ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'],
  ['Cancelled by User'],
  ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'],
  ['Confirmed', 'Cancelled by Restaurant'],
  ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'],
];
const DELIVERED: readonly OrderStatus[] = ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered', 'Completed'];

/**
 * A hundred orders that came to their end, half of them at the trattoria and half at the sushi bar, by one customer each:
 * made through the API, so that everything is there that an order leaves behind. Answers who was at the trattoria.
 */
export async function placeSampleOrders(test: TestApp): Promise<{ token: string; ownerToken: string }> {
  const people = await orderAt(test, TRATTORIA_PLACE);
  await orderAt(test, SUSHI_PLACE);
  await test.services.db
    .updateTable('outbox')
    .set((eb) => ({ sent_at: eb.ref('created_at'), attempts: 1 }))
    .execute();
  return people;
}

async function orderAt(test: TestApp, place: Place) {
  const { services } = test;
  const { host, restaurantId, line, promotionId, discountAmount } = place;
  const token = await test.register(undefined, host);
  const ownerEmail = `owner-of-${place.slug}@example.test`;
  const ownerToken = await test.register(ownerEmail, host);
  await services.db
    .insertInto('staff')
    .columns(['restaurant_id', 'user_id', 'role'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(restaurantId).as('restaurant_id'), 'id', eb.val('Owner').as('role')])
        .where('email', '=', ownerEmail),
    )
    .execute();

  /** A second after the one before: what happened has one order. */
  const ask = async (as: string, url: string, body: object, method: 'POST' | 'PATCH' = 'POST') => {
    test.setNow(services.clock() + 1000);
    const answer = await test.call({ method, url, host, token: as, body, headers: { 'idempotency-key': newId() } });
    if (answer.status >= 300) throw new Error(`${url} was answered with ${answer.status} ${answer.body?.code}`);
    return answer.body.data;
  };
  for (let i = 0; i < SAMPLE_ORDERS / 2; i++) {
    const isDelivered = place === TRATTORIA_PLACE && i % 4 === 0;
    const terms = { restaurantId, ...(i % 3 === 0 && { promotionId, discountAmount }) };
    const lines = i % 3 === 0 ? [line] : [line, line];
    const order = await ask(token, '/orders', (isDelivered ? delivery : pickup)(lines, terms));
    const url = `/staff/orders/${order._id}/status`;
    for (const status of isDelivered ? DELIVERED : (WAYS[i % WAYS.length] ?? [])) {
      if (status === 'Cancelled by User') await ask(token, `/orders/${order._id}/cancel-my-order`, {}, 'PATCH');
      else
        await ask(
          ownerToken,
          url,
          { status, ...(status === 'Cancelled by Restaurant' && { reason: 'busy' }) },
          'PATCH',
        );
    }
    if (i % 10 !== 0) continue;
    const opinion = { orderId: order._id, rating: 3 + (i % 3), comment: 'Crisp and quick.' };
    const { review } = await ask(token, `/restaurants/${restaurantId}/reviews`, opinion);
    if (i % 20 === 0) await ask(ownerToken, `/staff/reviews/${review._id}/replies`, { comment: 'Thank you!' });
  }
  return { token, ownerToken };
}
