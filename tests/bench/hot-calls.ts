import { newId } from '../../src/server/platform/ids/ids.ts';
import { ids, item, pickup } from '../support/order-input.ts';
import { type Answer, PASSWORD, type TestApp } from '../support/test-app.ts';

/** The most frequent calls, by name. Each rejects unless it succeeds. */
export type HotCalls = Record<string, () => Promise<void>>;

/** The calls at the trattoria: by a customer with 50 orders, by new ones, and by the owner. */
export async function hotCalls(test: TestApp, regular: { token: string; ownerToken: string }): Promise<HotCalls> {
  const email = 'newcomer@example.test';
  const token = await test.register(email);
  const lines = [item('margherita', ['size/large', 'extras/olives'], 2), item('lemonade', [], 3)];
  const body = pickup(lines);
  const chosen = lines.map(({ productId, quantity, selectedOptions }) => ({
    productId,
    quantity,
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  }));
  const coupon = { couponCode: 'TEN', orderSubtotal: body.subtotal, orderType: 'Pickup', items: chosen };
  const reviews = `/restaurants/${ids.restaurant}/reviews`;
  const history = '/orders/my-orders?limit=10';
  const ask = async (request: Parameters<TestApp['call']>[0]): Promise<Answer> => {
    const answer = await test.call(request);
    if (answer.status >= 300) throw new Error(`${request.url}: ${answer.status} ${answer.body?.code}`);
    return answer;
  };
  const get = (url: string, as?: string) => async () => {
    await ask({ url, ...(as && { token: as }) });
  };
  const first = await ask({ url: history, token: regular.token });
  const orderId: string = first.body.orders[0]._id;
  let cookies = (await ask({ method: 'POST', url: '/auth/login', body: { email, password: PASSWORD } })).cookies;
  const placed: string[] = [];
  return {
    menu: get('/products'),
    'menu after a change': () => {
      test.services.content.changed(ids.restaurant);
      return get('/products')();
    },
    'restaurant record': get('/restaurants/public/-'),
    promotions: get('/promotions/public'),
    'reviews, page 1': get(`${reviews}?page=1&limit=10`),
    'reviews, page 3': get(`${reviews}?page=3&limit=10&rating=3&until=2026-06-17T12:00:00Z`),
    'validate cart': async () => {
      await ask({ method: 'POST', url: '/cart/validate', body: { restaurantId: ids.restaurant, items: chosen } });
    },
    'validate coupon': async () => {
      await ask({ method: 'POST', url: '/promotions/validate-coupon', token, body: coupon });
    },
    'place order': async () => {
      const headers = { 'idempotency-key': newId() };
      placed.push((await ask({ method: 'POST', url: '/orders', token, headers, body })).body.data._id);
    },
    'confirm order': async () => {
      const url = `/staff/orders/${placed.pop()}/status`;
      await ask({ method: 'PATCH', url, token: regular.ownerToken, body: { status: 'Confirmed' } });
    },
    order: get(`/orders/${orderId}`, regular.token),
    'history, page 1': get(`${history}&page=1`, regular.token),
    'history, page 5': get(`${history}&page=5`, regular.token),
    'history, by amount': get(`${history}&page=2&sortBy=totalAmount`, regular.token),
    'history, completed': get(`${history}&page=2&status=Completed`, regular.token),
    profile: get('/users/me', regular.token),
    login: async () => {
      await ask({ method: 'POST', url: '/auth/login', body: { email, password: PASSWORD } });
    },
    'refresh token': async () => {
      const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
      cookies = (await ask({ method: 'POST', url: '/auth/refresh-token', cookies: sent })).cookies;
    },
    'staff: board': get('/staff/board', regular.ownerToken),
    'staff: orders, page 1': get('/staff/orders?page=1&limit=20', regular.ownerToken),
    'staff: orders, page 5': get('/staff/orders?page=5&limit=20', regular.ownerToken),
    'staff: reviews': get('/staff/reviews?page=1&limit=20', regular.ownerToken),
    'staff: promotions': get('/staff/promotions', regular.ownerToken),
    'staff: figures of a day': get('/staff/figures?from=2026-06-17&to=2026-06-17', regular.ownerToken),
    'staff: audit': get('/staff/audit', regular.ownerToken),
  };
}
