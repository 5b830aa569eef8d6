import { newId } from '../../src/server/platform/ids.ts';
import { ids, item, pickup } from '../support/order-input.ts';
import { PASSWORD, type TestApp } from '../support/test-app.ts';

/** What many people ask all day, by name; each call fails unless it is answered. */
export type HotCalls = Record<string, () => Promise<void>>;

/** The calls at the trattoria, by a customer who ordered 50 times and by an owner. */
export async function hotCalls(test: TestApp): Promise<HotCalls> {
  const email = 'regular@example.test';
  const token = await test.register(email);
  const ownerToken = await newOwner(test);
  const regularToken = await tokenOfGenerated(test);
  const body = pickup([item('margherita', ['size/large', 'extras/olives'], 2), item('lemonade', [], 3)]);
  const chosen = body.items.map(({ productId, quantity, selectedOptions }) => ({
    productId,
    quantity,
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  }));
  const ask = async (request: Parameters<TestApp['call']>[0]) => {
    const { status, body: answered } = await test.call(request);
    if (status >= 300) throw new Error(`${request.url} was answered with ${status} ${answered?.code}`);
  };
  return {
    menu: () => ask({ url: '/products' }),
    'menu after a change': () => {
      test.services.content.changed(ids.restaurant);
      return ask({ url: '/products' });
    },
    'restaurant record': () => ask({ url: '/restaurants/public/-' }),
    reviews: () => ask({ url: `/restaurants/${ids.restaurant}/reviews` }),
    'validate cart': () =>
      ask({ method: 'POST', url: '/cart/validate', body: { restaurantId: ids.restaurant, items: chosen } }),
    'place order': () => ask({ method: 'POST', url: '/orders', token, headers: { 'idempotency-key': newId() }, body }),
    'history, page 1': () => ask({ url: '/orders/my-orders?page=1&limit=10', token: regularToken }),
    'history, page 3': () => ask({ url: '/orders/my-orders?page=3&limit=10', token: regularToken }),
    profile: () => ask({ url: '/users/me', token }),
    login: () => ask({ method: 'POST', url: '/auth/login', body: { email, password: PASSWORD } }),
    'staff: board': () => ask({ url: '/staff/board', token: ownerToken }),
    'staff: figures of a day': () => ask({ url: '/staff/figures?from=2026-06-17&to=2026-06-17', token: ownerToken }),
    'staff: audit': () => ask({ url: '/staff/audit', token: ownerToken }),
  };
}

async function newOwner(test: TestApp): Promise<string> {
  const email = 'owner@example.test';
  const token = await test.register(email);
  const { db } = test.services;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db.insertInto('staff').values({ restaurant_id: ids.restaurant, user_id: id, role: 'Owner' }).execute();
  return token;
}

/** Of a customer whose orders were made by a generator, and who has no password. */
async function tokenOfGenerated({ services: { db, tokens, clock } }: TestApp): Promise<string> {
  const { user_id } = await db
    .selectFrom('orders')
    .select('user_id')
    .where('restaurant_id', '=', ids.restaurant)
    .where('user_id', 'not like', '%~%')
    .executeTakeFirstOrThrow();
  const [id, now] = [newId(), clock()];
  const session = { id, restaurant_id: ids.restaurant, user_id, token_hash: id, previous_hash: null };
  await db
    .insertInto('sessions')
    .values({ ...session, rotated_at: now, created_at: now, expires_at: now + 86_400_000 })
    .execute();
  return tokens.sign({ sub: user_id, aud: ids.restaurant, sid: id });
}
