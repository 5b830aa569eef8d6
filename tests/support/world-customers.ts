import { MINUTE } from '../../src/domain/times/zoned-time.ts';
import { insertGuest } from '../../src/server/accounts/guests.repo.ts';
import { emailBlock } from '../../src/server/blocks/block-keys.ts';
import { claimCode } from '../../src/server/order-claims/claim-code.ts';
import { customerKeys } from '../../src/server/people/customer-keys.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { pickup } from './order-input.ts';
import type { TestApp } from './test-app.ts';
import type { Place } from './world-place.ts';

/** An order of a guest of its own. */
export async function newGuestOrder({ call, services }: TestApp, { host, restaurantId, line }: Place) {
  const post = (url: string, body: object, token?: string) =>
    call({ method: 'POST', url, host, body, ...(token && { token }) });
  const { accessToken: token } = (await post('/auth/guest', {})).body;
  const guest = { name: 'Gia Guest', email: `gia-${newId().toLowerCase()}@example.test` };
  const order = await post('/orders', { ...pickup([line], { restaurantId }), guest }, token);
  const link = await post(`/orders/${order.body.data._id}/links`, {}, token);
  const guestOrderToken: string = link.body.data.token;
  const claim = await post('/tracked-orders/claims', { token: guestOrderToken });
  const { claimId } = claim.body.data;
  return { guestOrderToken, claim: { claimId, code: claimCode(services.config, claimId) } };
}

/** A caller in the book of customers, whose orders are over. */
export async function newCaller({ services: { db, clock } }: TestApp, { restaurantId }: Place) {
  const contact = { name: 'Cara Caller', email: null, phone: '+44 20 7946 0777' };
  const user_id = await insertGuest(db, { ...contact, restaurantId, language: 'en', now: clock() });
  const keys = customerKeys({ name: contact.name, email: '', phone: contact.phone }, 'GB');
  await db
    .insertInto('customers')
    .values({
      ...{ restaurant_id: restaurantId, user_id, ...keys, phone: contact.phone, note: '' },
      last_order_at: clock() - 180 * MINUTE,
    })
    .execute();
  return user_id;
}

/** Somebody from whom the restaurant takes nothing online. Returns the block's hash. */
export async function newBlock({ services: { db, clock } }: TestApp, { restaurantId }: Place) {
  const key = emailBlock(restaurantId, `${newId().toLowerCase()}@blocked.example`);
  const block = { restaurant_id: restaurantId, ...key, reason: 'Never came.', created_at: clock() };
  await db.insertInto('blocks').values(block).execute();
  return key.hash;
}
