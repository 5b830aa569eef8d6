import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { forgetOldPortions } from './forget-old-portions.ts';

const DAY = 24 * 3_600_000;
const TODAY = '2026-06-17';

describe.each(dialects)('portions of a dish on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '10000000' });
    customer = await app.register();
    staff = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const lemonade = () => productId('lemonade');
  const count = (daily_portions: number | null, shows_portions = 0) =>
    app.services.db
      .updateTable('products')
      .set({ daily_portions, shows_portions })
      .where('restaurant_id', '=', ids.restaurant)
      .where('id', '=', lemonade())
      .execute();
  const order = (quantity = 1, more: object = {}) => ({ ...pickup([item('lemonade', [], quantity)]), ...more });
  const place = (body: object = order(), token = customer) => app.call({ method: 'POST', url: '/orders', token, body });
  const tomorrow = { isASAP: false, scheduledAt: new Date(NOON + DAY).toISOString() };
  const left = async () => {
    const { products } = (await app.call({ url: '/staff/menu', token: staff })).body.data;
    return products.find(({ _id }: { _id: string }) => _id === lemonade()).portionsLeft;
  };
  const shown = async () => {
    const { products } = (await app.call({ url: '/products' })).body;
    return products.find(({ _id }: { _id: string }) => _id === lemonade()).portions;
  };
  const setLeft = (number: number | null) =>
    app.call({ method: 'PUT', url: `/staff/products/${lemonade()}/portions`, token: staff, body: { left: number } });
  const status = (id: string, to: string) =>
    app.call({
      method: 'PATCH',
      url: `/staff/orders/${id}/status`,
      token: staff,
      body: { status: to, notes: 'said so' },
    });

  it('are not counted where nobody has said how many there are', async () => {
    expect((await place(order(20))).status).toBe(201);
    expect([await left(), await shown()]).toEqual([null, undefined]);
    expect(await app.services.db.selectFrom('day_portions').selectAll().execute()).toEqual([]);
  });

  it('are sold ten times by twenty orders at once, each of somebody else', async () => {
    await count(10);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => app.register()));
    const answers = await Promise.all(tokens.map((token) => place(order(), token)));
    const codes = answers.map(({ status: code, body }) => body.code ?? code);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 'portions_gone')).toHaveLength(10);
    expect(await left()).toBe(0);
    expect(await shown()).toEqual({ left: { [TODAY]: 0 } });
  });

  it('are counted together where a dish stands in two lines, and the sentence says how many are left', async () => {
    await count(3);
    const { status: code, body } = await place(pickup([item('lemonade', [], 2), item('lemonade', [], 2)]));
    expect([code, body.code]).toEqual([409, 'portions_few']);
    expect(body.message).toContain('3');
    expect(await left()).toBe(3);
  });

  it('have a count of each business day', async () => {
    await count(2);
    expect((await place(order(2))).status).toBe(201);
    expect((await place()).body.code).toBe('portions_gone');
    expect((await place(order(2, tomorrow))).status).toBe(201);
    expect((await place(order(1, tomorrow))).body.code).toBe('portions_gone');
    app.setNow(NOON + DAY);
    expect(await left()).toBe(0);
    app.setNow(NOON + 2 * DAY);
    expect(await left()).toBe(2);
    app.setNow(NOON + 30 * DAY);
    expect(await forgetOldPortions(app.services).run()).toBe(2);
  });

  it('come back with an order that is called off or rejected', async () => {
    await count(2);
    const first = (await place()).body.data._id;
    const second = (await place()).body.data._id;
    expect(await shown()).toEqual({ left: { [TODAY]: 0 } });
    await app.call({ method: 'PATCH', url: `/orders/${first}/cancel-my-order`, token: customer });
    expect(await left()).toBe(1);
    expect(await shown()).toBeUndefined();
    await status(second, 'Cancelled by Restaurant');
    expect(await left()).toBe(2);
  });

  it('follow what staff say of the day, until the next one', async () => {
    await place(order(4));
    expect((await setLeft(2)).body.data).toMatchObject({ _id: lemonade(), portionsLeft: 2 });
    expect((await place(order(3))).body.code).toBe('portions_few');
    expect((await place(order(2))).status).toBe(201);
    expect(await left()).toBe(0);
    await setLeft(5);
    expect((await place(order(5))).status).toBe(201);
    await setLeft(null);
    expect((await place(order(9))).status).toBe(201);
    expect((await setLeft(-1)).status).toBe(422);
    const written = await app.services.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'availability')
      .execute();
    expect(written.map(({ after }) => after)).toContain('{"portionsLeft":2}');
  });

  it('are told to guests once few are left, where the restaurant wants it', async () => {
    await count(7, 1);
    await place(order(1));
    expect(await shown()).toMatchObject({ daily: 7 });
    await place(order(3));
    expect(await shown()).toEqual({ daily: 7, left: { [TODAY]: 3 } });
  });

  it('leave what guests read as it is while it says the same, and not for a moment longer', async () => {
    await count(10, 1);
    const content = () => app.services.content.of(ids.restaurant, 'en');
    const known = await content();
    const first = (await place()).body.data._id;
    await status(first, 'Cancelled by Restaurant');
    expect(await content()).toBe(known);
    await place(order(6));
    expect((await content()).revision).toBeGreaterThan(known.revision);
    expect(await shown()).toEqual({ daily: 10, left: { [TODAY]: 4 } });
  });

  it('stand in the way of a quote, of today’s and not of tomorrow’s', async () => {
    await count(1);
    await place();
    const quote = async (more: object) => {
      const asked = { ...pickup([item('lemonade')]), deliveryAddress: null };
      const { restaurantId, items, orderType } = asked;
      const body = { restaurantId, items, orderType, isASAP: true, scheduledAt: null, ...more };
      const answer = await app.call({ method: 'POST', url: '/cart/quote', token: customer, body });
      return answer.body.data.obstacles.map(({ code }: { code: string }) => code);
    };
    expect(await quote({})).toContain('portions_gone');
    expect(await quote(tomorrow)).not.toContain('portions_gone');
  });

  it('are taken and given back as a running order is changed', async () => {
    await count(5);
    const placed = (await place(order(3))).body.data;
    await status(placed._id, 'Confirmed');
    const current = async () => (await app.call({ url: `/staff/orders/${placed._id}`, token: staff })).body.order;
    const change = async (body: object) =>
      app.call({
        method: 'PATCH',
        url: `/staff/orders/${placed._id}/items`,
        token: staff,
        body: { expectedVersion: (await current()).version, reason: 'asked', ...body },
      });
    expect((await change({ items: [{ line: 0, quantity: 1 }] })).status).toBe(200);
    expect(await left()).toBe(4);
    const sent = (quantity: number) => [{ productId: lemonade(), quantity, selectedOptions: [] }];
    expect((await change({ items: [], added: sent(5), agreedByPhone: true })).body.code).toBe('portions_few');
    expect((await change({ items: [], added: sent(4), agreedByPhone: true })).status).toBe(200);
    expect(await left()).toBe(0);
    await status(placed._id, 'Cancelled by Restaurant');
    expect(await left()).toBe(5);
  });

  it('are back on the date that staff said, where the dish ran out until then', async () => {
    const until = '2026-06-20';
    const url = `/staff/products/${lemonade()}/availability`;
    const answer = await app.call({ method: 'PUT', url, token: staff, body: { isAvailable: false, until } });
    // When the business day before ends, which may be after midnight.
    expect(answer.body.data.unavailableUntil).toMatch(/^2026-06-(19|20T0)/);
    expect((await place()).body.code).toBe('product_unavailable');
    app.setNow(Date.parse('2026-06-20T12:00:00Z'));
    expect((await place()).status).toBe(201);
  });
});
