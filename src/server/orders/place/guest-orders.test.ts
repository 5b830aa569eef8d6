import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup } from '../../../../tests/support/order-input.ts';
import { outboxRows } from '../../../../tests/support/outbox.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp, TRATTORIA } from '../../../../tests/support/test-app.ts';
import { TRATTORIA_PLACE } from '../../../../tests/support/world-places.ts';
import { forgetUnusedGuests } from '../../accounts/forget-expired.ts';
import { insertGuest } from '../../accounts/guests.repo.ts';
import { accountPolicy } from '../policies/account-policy.ts';
import { placeOrder } from './place-order.ts';

const DAY = 24 * 60 * 60 * 1000;
const gia = { name: 'Gia Guest', email: 'gia@example.com' };

describe.each(dialects)('an order of a guest, on %s,', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const beginGuest = async () => {
    const { status, body, cookies } = await test.call({ method: 'POST', url: '/auth/guest' });
    expect(status).toBe(201);
    return { token: body.accessToken as string, refresh: cookies.find(({ name }) => name === 'refresh_token')?.value };
  };
  const place = (token: string, more: object = { guest: gia }, headers = {}) =>
    test.call({ method: 'POST', url: '/orders', token, headers, body: { ...pickup([item('lemonade')]), ...more } });

  it('is placed, found, followed and cancelled like any other', async () => {
    const { token, refresh } = await beginGuest();
    const placed = await place(token);
    expect(placed.status).toBe(201);
    const id = placed.body.data._id;
    const mine = await test.call({ url: '/orders/my-orders', token });
    expect(mine.body.orders.map((order: { _id: string }) => order._id)).toEqual([id]);
    const again = await test.call({
      method: 'POST',
      url: '/auth/refresh-token',
      cookies: { refresh_token: String(refresh) },
    });
    const renewed = again.body.accessToken;
    expect((await test.call({ url: `/orders/${id}`, token: renewed })).body.order._id).toBe(id);
    const other = await beginGuest();
    expect((await test.call({ url: `/orders/${id}`, token: other.token })).status).toBe(404);
    const cancel = { method: 'PATCH', url: `/orders/${id}/cancel-my-order` } as const;
    expect((await test.call({ ...cancel, token: other.token })).status).toBe(404);
    expect((await test.call({ ...cancel, token })).body.data.order.status).toBe('Cancelled by User');
  });

  it('is written to the address that it names, once however often it is sent', async () => {
    const { token } = await beginGuest();
    const guest = { name: 'Mia', email: 'mia@example.com' };
    const send = () => place(token, { guest }, { 'idempotency-key': 'one key' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    const mails = await test.services.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', guest.email)
      .execute();
    expect(mails).toEqual([{ kind: 'order_placed' }]);
    const { user } = (await test.call({ url: '/users/me', token })).body.data;
    expect(user).toMatchObject({ ...guest, isGuest: true, phoneNumber: '+44 20 7946 0958' });
  });

  it('is told to staff as a guest’s, and as the first one of its number and address', async () => {
    const manager = await hire(test, 'Manager');
    const staffs = async ({ body }: { body: { data: { _id: string } } }) => {
      const { order } = (await test.call({ url: `/staff/orders/${body.data._id}`, token: manager })).body;
      return order.guest;
    };
    const ordered = async (email: string, contactPhone: string) =>
      staffs(await place((await beginGuest()).token, { guest: { name: 'Noa', email }, contactPhone }));
    expect(await ordered('noa@example.com', '020 7946 0301')).toBe('first');
    expect(await ordered('NOA@example.com', '020 7946 0302')).toBe('known');
    expect(await ordered('noa-2@example.com', '+44 20 7946 0301')).toBe('known');
    expect(await ordered('noa-3@example.com', '020 7946 0303')).toBe('first');
    expect(await staffs(await place(await test.register(), { contactPhone: '020 7946 0304' }))).toBeUndefined();
  });

  it('says who they are, or is refused and changes nothing', async () => {
    const { token } = await beginGuest();
    const fields = async (more: object) => {
      const { status, body } = await place(token, more);
      return [status, body.errors?.map(({ field }: { field: string }) => field)];
    };
    expect(await fields({})).toEqual([422, ['guest.name', 'guest.email']]);
    expect(await fields({ guest: { name: '', email: 'gia' } })).toEqual([422, ['guest.name', 'guest.email']]);
    expect(await fields({ guest: { name: 'Win at www.casino.example', email: gia.email } })).toEqual([
      422,
      ['guest.name'],
    ]);
    const { user } = (await test.call({ url: '/users/me', token })).body.data;
    expect(user).toMatchObject({ name: '', email: '', phoneNumber: null });
    expect((await test.call({ url: '/orders/my-orders', token })).body.totalOrders).toBe(0);
  });

  it('opens nothing that is for accounts', async () => {
    const { token } = await beginGuest();
    const { productId } = TRATTORIA_PLACE;
    for (const request of [
      { method: 'PUT', url: '/users/me', body: { name: 'Someone' } },
      { method: 'PUT', url: '/users/me/change-password', body: { currentPassword: '', newPassword: 'Password-2' } },
      { method: 'PUT', url: `/users/me/favorites/${productId}` },
      { method: 'GET', url: '/users/me/affiliations' },
      { method: 'POST', url: '/users/me/addresses', body: {} },
      { method: 'GET', url: '/promotions/rewards' },
      { method: 'GET', url: '/staff/me' },
    ] as const) {
      const answer = await test.call({ ...request, token });
      expect(answer, request.url).toMatchObject({ status: 403, body: { code: 'account_needed' } });
    }
  });

  it('of somebody who has an account says nothing of it, and changes nothing there', async () => {
    const email = 'known@example.com';
    const account = await test.register(email);
    const { token } = await beginGuest();
    const [known, unknown] = [
      await place(token, { guest: { name: 'X', email } }),
      await place((await beginGuest()).token, { guest: { name: 'X', email: 'unknown@example.com' } }),
    ];
    const shape = ({ status, body }: typeof known) => [status, Object.keys(body.data)];
    expect(shape(known)).toEqual(shape(unknown));
    expect((await test.call({ url: '/orders/my-orders', token: account })).body.totalOrders).toBe(0);
    expect((await test.call({ url: '/users/me', token: account })).body.data.user.name).toBe('Ada Cook');
  });

  it('is not taken where the restaurant wants accounts', async () => {
    const { token } = await beginGuest();
    const allow = (guest_orders: number) =>
      test.services.db
        .updateTable('restaurants')
        .set({ guest_orders })
        .where('id', '=', TRATTORIA_PLACE.restaurantId)
        .execute();
    await allow(0);
    const refused = { status: 403, body: { code: 'guests_not_taken' } };
    expect(await test.call({ method: 'POST', url: '/auth/guest' })).toMatchObject(refused);
    expect(await place(token)).toMatchObject(refused);
    expect((await place(await test.register(), {})).status).toBe(201);
    await allow(1);
    expect((await place(token)).status).toBe(201);
  });

  it('keeps the guest; one who orders nothing is forgotten after a day', async () => {
    const { services } = test;
    const guests = async () => {
      const { users } = await services.db
        .selectFrom('users')
        .where('kind', '=', 'guest')
        .select((eb) => eb.fn.countAll<number>().as('users'))
        .executeTakeFirstOrThrow();
      return Number(users);
    };
    await place((await beginGuest()).token);
    const chore = forgetUnusedGuests(services);
    await chore.run();
    const { token } = await beginGuest();
    const before = await guests();
    test.setNow(NOON + DAY - 1);
    expect([await chore.run(), await guests()]).toEqual([0, before]);
    test.setNow(NOON + DAY);
    expect(await chore.run()).toBeGreaterThan(0);
    expect(await guests()).toBeGreaterThan(0);
    test.setNow(NOON);
    expect((await test.call({ url: '/orders/my-orders', token })).status).toBe(401);
  });

  it('of a telephone caller without an address sends no mail', async () => {
    const { services } = test;
    const tenant = await services.tenants.byHost(TRATTORIA);
    if (!tenant) throw new Error('no trattoria');
    const caller = { name: 'Cal', email: null, phone: '555 0100' };
    const of = { restaurantId: tenant.id, language: 'en', now: services.clock() } as const;
    const userId = await insertGuest(services.db, { ...caller, ...of });
    const before = await outboxRows(services);
    const input = pickup([item('lemonade')]);
    const { order } = await placeOrder(services, {
      ...{ tenant, language: 'en', userId, input, idempotencyKey: null },
      policy: { ...accountPolicy, channel: 'phone' },
    });
    expect(await outboxRows(services)).toEqual(before);
    const row = services.db.selectFrom('orders').select('channel').where('id', '=', order._id);
    expect(await row.executeTakeFirst()).toEqual({ channel: 'phone' });
  });
});
