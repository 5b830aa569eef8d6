import type { OrderStatus } from '../../src/domain/orders/order-status.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { delivery, pickup } from '../support/order-input.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Place } from '../support/world-place.ts';
import { SUSHI_PLACE, TRATTORIA_PLACE } from '../support/world-places.ts';

export const SAMPLE_ORDERS = 100;

const COLLECTED: readonly OrderStatus[] = ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'];
const DELIVERED: readonly OrderStatus[] = ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered', 'Completed'];
/** The status sequences of five orders that are not delivered. */
const ENDS: readonly (readonly OrderStatus[])[] = [
  COLLECTED,
  ['Cancelled by User'],
  COLLECTED,
  ['Confirmed', 'Cancelled by Restaurant'],
  COLLECTED,
];

interface TeamPage {
  token: string;
  ownerToken: string;
}

/**
 * Places a hundred orders and takes them to a final status, half at the trattoria and half at the sushi bar, by one customer
 * each. Through the API, so that all rows exist that an order creates. Resolves to the people at the trattoria.
 */
export async function placeSampleOrders(test: TestApp): Promise<TeamPage> {
  const people = await peopleAt(test, TRATTORIA_PLACE);
  await orderAt(test, TRATTORIA_PLACE, people);
  await orderAt(test, SUSHI_PLACE, await peopleAt(test, SUSHI_PLACE));
  await test.services.db
    .updateTable('outbox')
    .set((eb) => ({ sent_at: eb.ref('created_at'), attempts: 1 }))
    .execute();
  return people;
}

async function peopleAt(test: TestApp, { host, slug, restaurantId }: Place): Promise<TeamPage> {
  const token = await test.register(undefined, host);
  const ownerToken = await test.register(`owner-of-${slug}@example.test`, host);
  const { body } = await test.call({ url: '/users/me', host, token: ownerToken });
  const owner = { restaurant_id: restaurantId, user_id: body.data.user._id, role: 'Owner' };
  await test.services.db.insertInto('staff').values(owner).execute();
  return { token, ownerToken };
}

async function orderAt(test: TestApp, place: Place, { token, ownerToken }: TeamPage): Promise<void> {
  const { host, restaurantId, line, promotionId, discountAmount } = place;
  const ask = async (method: 'POST' | 'PATCH', url: string, as: string, body: object = {}) => {
    // A second after the one before, so that events have a definite order.
    test.setNow(test.services.clock() + 1000);
    const answer = await test.call({ method, url, host, token: as, body, headers: { 'idempotency-key': newId() } });
    if (answer.status >= 300) throw new Error(`${url} was answered with ${answer.status} ${answer.body?.code}`);
    return answer.body.data;
  };
  const step = (id: string, status: OrderStatus) => {
    if (status === 'Cancelled by User') return ask('PATCH', `/orders/${id}/cancel-my-order`, token);
    const reason = status === 'Cancelled by Restaurant' ? 'busy' : undefined;
    return ask('PATCH', `/staff/orders/${id}/status`, ownerToken, { status, reason });
  };
  for (let i = 0; i < SAMPLE_ORDERS / 2; i++) {
    const isDelivered = place === TRATTORIA_PLACE && i % 4 === 0;
    const hasCoupon = i % 3 === 0;
    const terms = { restaurantId, ...(hasCoupon && { promotionId, discountAmount }) };
    const body = (isDelivered ? delivery : pickup)(hasCoupon ? [line] : [line, line], terms);
    const { _id: orderId } = await ask('POST', '/orders', token, body);
    for (const status of isDelivered ? DELIVERED : (ENDS[i % ENDS.length] ?? [])) await step(orderId, status);
    if (i % 10 !== 0) continue;
    const opinion = { orderId, rating: 3 + (i % 3), comment: 'Crisp and quick.' };
    const { review } = await ask('POST', `/restaurants/${restaurantId}/reviews`, token, opinion);
    if (i % 20 !== 0) continue;
    await ask('POST', `/staff/reviews/${review._id}/replies`, ownerToken, { comment: 'Thank you!' });
  }
}
