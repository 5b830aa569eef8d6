import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const PHONE = '+44 20 7946 0958';

describe.each(dialects)('who is blocked, on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    customer = await app.register('ada@example.test');
  });
  afterEach(() => app.close());

  const block = (body: object) =>
    app.call({ method: 'POST', url: '/staff/blocks', token: manager, body: { reason: 'Never came.', ...body } });
  const beginGuest = async () => (await app.call({ method: 'POST', url: '/auth/guest' })).body.accessToken as string;
  const order = async (token: string, more: object = {}) => {
    const body = { ...pickup([item('lemonade')]), ...more };
    return app.call({ method: 'POST', url: '/orders', token, body });
  };
  const asGuest = async (more: object = {}) =>
    order(await beginGuest(), { guest: { name: 'Gia', email: 'gia@example.test' }, ...more });
  const refused = {
    status: 403,
    body: { code: 'call_to_order', message: expect.stringMatching(/call us: \+?[\d (]/) },
  };

  it('reads only that they can call, with an account and without, however the number is spelt', async () => {
    expect((await block({ phone: PHONE })).status).toBe(200);
    expect(await order(customer, { contactPhone: '020 7946 0958' })).toMatchObject(refused);
    expect(await asGuest({ contactPhone: '+44-20-7946-0958' })).toMatchObject(refused);
    expect((await order(customer, { contactPhone: '+44 20 7946 0111' })).status).toBe(201);
    expect(await app.services.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });

  it('is known by the address of the account, or of the guest', async () => {
    await block({ email: 'ADA@example.test' });
    expect(await order(customer)).toMatchObject(refused);
    expect(await asGuest({ guest: { name: 'Ada', email: 'Ada@Example.test' } })).toMatchObject(refused);
    expect((await asGuest()).status).toBe(201);
  });

  it('orders at other restaurants, and again once the block is lifted', async () => {
    const { body } = await block({ phone: PHONE, email: 'ada@example.test' });
    expect(body.data.blocks).toMatchObject([{ reason: 'Never came.' }, { reason: 'Never came.' }]);
    for (const { _id } of body.data.blocks) {
      const url = `/staff/blocks/${_id}`;
      expect((await app.call({ method: 'DELETE', url, token: manager })).status).toBe(200);
      expect((await app.call({ method: 'DELETE', url, token: manager })).status).toBe(404);
    }
    expect((await order(customer, { contactPhone: PHONE })).status).toBe(201);
    const actions = await app.services.db.selectFrom('audit_log').select('action').execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(
      ['block_lifted', 'block_lifted', 'block_new', 'block_new'].sort(),
    );
  });

  it('is kept as a hash: no table holds the number or the address', async () => {
    await block({ phone: '+44 161 555 0123', email: 'hidden@example.test' });
    const rows = JSON.stringify([
      await app.services.db.selectFrom('blocks').selectAll().execute(),
      await app.services.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/5550123|555 0123|hidden@/);
    expect(rows).toContain('…123');
  });

  it('is decided by managers only, at their own restaurant', async () => {
    const staff = await hire(app, 'Staff');
    expect((await app.call({ url: '/staff/blocks', token: staff })).status).toBe(403);
    await block({ phone: PHONE });
    const there = await app.services.db.selectFrom('blocks').select('restaurant_id').execute();
    expect(there).toEqual([{ restaurant_id: ids.restaurant }]);
    expect((await app.call({ url: '/staff/blocks', token: manager, host: SUSHI })).status).toBe(401);
  });

  describe('and what is asked of guests', () => {
    const settings = (more: object) =>
      app.call({
        ...{ method: 'PUT', url: '/staff/guest-settings', token: manager },
        body: { takesGuests: true, callBackFrom: null, keptMonths: 12, ...more },
      });

    it('can be an account, which the page and the server then say', async () => {
      expect((await settings({ takesGuests: false })).status).toBe(200);
      const shown = (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
      expect(shown.guestOrders).toBe(false);
      expect((await app.call({ method: 'POST', url: '/auth/guest' })).body.code).toBe('guests_not_taken');
      expect((await order(customer)).status).toBe(201);
    });

    it('can be a call from a total on: the order says so and is not accepted by itself', async () => {
      await settings({ callBackFrom: 5 });
      const small = await asGuest();
      const large = await asGuest(pickup([item('margherita', ['size/large'], 2)]));
      expect([small.status, large.status]).toEqual([201, 201]);
      const member = await order(customer, pickup([item('margherita', ['size/large'], 2)]));
      const { orders } = (await app.call({ url: '/staff/orders', token: manager })).body.data;
      const callBack = (id: string) => orders.find(({ _id }: { _id: string }) => _id === id).callBack;
      expect([small, large, member].map(({ body }) => callBack(body.data._id))).toEqual([undefined, true, undefined]);
    });

    it('is not changed over somebody else’s change', async () => {
      const { version } = (await app.call({ url: '/staff/guest-settings', token: manager })).body.data;
      expect((await settings({ keptMonths: 6, expectedVersion: version })).status).toBe(200);
      const late = await settings({ keptMonths: 24, expectedVersion: version });
      expect(late).toMatchObject({ status: 409, body: { code: 'menu_changed', record: { keptMonths: 6 } } });
      expect((await settings({ keptMonths: 5 })).status).toBe(422);
    });
  });
});

describe.each(dialects)('guests’ orders on %s', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'true', OPEN_ORDERS: '2' });
  });
  afterEach(() => app.close());

  it('of one number are as many as one customer’s, however many guests there are', async () => {
    const place = async (phone: string, email: string) => {
      const token = (await app.call({ method: 'POST', url: '/auth/guest' })).body.accessToken;
      const body = { ...pickup([item('lemonade')]), guest: { name: 'Gia', email }, contactPhone: phone };
      return app.call({ method: 'POST', url: '/orders', token, body });
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => place('+44 20 7946 0958', `gia${i}@example.test`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    expect((await place('+44 20 7946 0777', 'other@example.test')).status).toBe(201);
  });
});
