import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { operate } from '../../../tests/support/operator.ts';
import { delivery, deliveryAddress, ids, item, pickup } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { newBrowser } from '../../../tests/support/push-service.ts';
import { hire } from '../../../tests/support/staff.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { forgetOldLinks } from '../order-links/forget-old-links.ts';
import { forgetOldGuests } from './forget-old-guests.ts';

const PHONE = '+44 20 7946 0444';
const PUSHED_TO = 'https://push.example/gia';
const GUEST = { name: 'Gia Guestmann', email: 'gia.guestmann@example.test' };

describe.each(dialects)('what is known of a guest, on %s', { timeout: 60_000 }, (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const orderAsGuest = async () => {
    const token = (await app.call({ method: 'POST', url: '/auth/guest' })).body.accessToken;
    const body = {
      ...delivery([item('margherita', ['size/large'], 2)], { contactPhone: PHONE, customerNotes: 'No nuts at all' }),
      guest: GUEST,
    };
    const placed = await app.call({ method: 'POST', url: '/orders', token, body });
    expect(placed.status).toBe(201);
    const id: string = placed.body.data._id;
    await app.call({ method: 'POST', url: `/orders/${id}/links`, token });
    const { keys } = newBrowser('').input;
    const pushes = { endpoint: PUSHED_TO, keys, language: 'en' };
    expect((await app.call({ method: 'POST', url: `/orders/${id}/pushes`, token, body: pushes })).status).toBe(201);
    return { token, id };
  };
  const callOff = async (id: string) => {
    const answer = await app.call({
      ...{ method: 'PATCH', url: `/staff/orders/${id}/status`, token: owner },
      body: { status: 'Cancelled by Restaurant', notes: 'Sorry' },
    });
    expect(answer.status).toBe(200);
  };
  const traces = async () => {
    const rows = await allRows(app.services.db);
    return [GUEST.name, GUEST.email, PHONE, deliveryAddress.street, 'No nuts at all', PUSHED_TO].filter((trace) =>
      rows.some((row) => row.toLowerCase().includes(trace.toLowerCase())),
    );
  };
  const customers = async () =>
    (await app.call({ method: 'POST', url: '/staff/customer-searches', token: owner, body: {} })).body.data.customers;
  /** Mails have gone, and are deleted after their time as everybody's. */
  const forgetMails = () => app.services.db.deleteFrom('outbox').execute();

  it('is gone once it is as old as the restaurant keeps names, but for the receipts', async () => {
    const { id } = await orderAsGuest();
    await callOff(id);
    await forgetMails();
    app.setNow(NOON + 364 * DAY);
    await forgetOldGuests(app.services).run();
    expect(await traces()).toHaveLength(6);
    app.setNow(NOON + 366 * DAY);
    await forgetOldGuests(app.services).run();
    expect(await traces()).toEqual([]);
    expect(await app.services.db.selectFrom('customers').selectAll().execute()).toEqual([]);
    const receipt = await app.services.db.selectFrom('orders').select(['id', 'total']).executeTakeFirstOrThrow();
    expect(receipt.id).toBe(id);
    expect(Number(receipt.total)).toBeGreaterThan(0);
  });

  it('stays while an order is under way, and where the owner keeps names', async () => {
    await orderAsGuest();
    app.setNow(NOON + 800 * DAY);
    await forgetOldGuests(app.services).run();
    expect(await traces()).toHaveLength(6);
    await app.services.db.updateTable('orders').set({ status: 'Cancelled by Restaurant' }).execute();
    await app.services.db.updateTable('restaurants').set({ guest_months: null }).execute();
    await forgetOldGuests(app.services).run();
    expect(await traces()).toHaveLength(6);
  });

  it('can be copied and forgotten by an owner from their page, once their orders are over', async () => {
    const { id } = await orderAsGuest();
    const [{ _id }] = await customers();
    const manager = await hire(app, 'Manager');
    const as = (token: string, method: 'POST' | 'DELETE', rest = '') =>
      app.call({ method, url: `/staff/customers/${_id}${rest}`, token });
    expect((await as(manager, 'POST', '/copy')).status).toBe(403);
    expect((await as(manager, 'DELETE')).status).toBe(403);
    const { copy } = (await as(owner, 'POST', '/copy')).body.data;
    expect(copy).toMatchObject({ profile: GUEST, orders: [{ contactPhone: PHONE, customerNotes: 'No nuts at all' }] });
    expect(await as(owner, 'DELETE')).toMatchObject({ status: 409, body: { code: 'orders_under_way' } });
    await callOff(id);
    await forgetMails();
    expect((await as(owner, 'DELETE')).status).toBe(204);
    expect(await traces()).toEqual([]);
    expect((await as(owner, 'DELETE')).status).toBe(404);
  });

  it('is found by the operator by address and by number', async () => {
    const { id } = await orderAsGuest();
    await callOff(id);
    await forgetMails();
    const copy = JSON.parse(await operate(app, 'operate/export-account', '020 7946 0444'));
    expect(copy.profile).toMatchObject({ name: GUEST.name, phoneNumber: PHONE });
    expect(copy.restaurants[0].pushes).toEqual([{ order: id, endpoint: PUSHED_TO, language: 'en' }]);
    await expect(operate(app, 'operate/forget-account', '020 7946 0445')).rejects.toThrow('Nobody has an account');
    expect(await operate(app, 'operate/forget-account', GUEST.email.toUpperCase())).toContain('Orders that stay');
    expect(await traces()).toEqual([]);
  });

  it('is an account’s, and ends it only where it is used nowhere else', async () => {
    const token = await app.register('ada@example.test');
    const order = async () => {
      const placed = await app.call({
        ...{ method: 'POST', url: '/orders', token },
        body: pickup([item('lemonade')], { contactPhone: PHONE }),
      });
      await callOff(placed.body.data._id);
    };
    await order();
    const id = await userIdOf(app, token);
    const forget = () => app.call({ method: 'DELETE', url: `/staff/customers/${id}`, token: owner });
    await app.services.db
      .insertInto('staff')
      .values({ restaurant_id: ids.restaurant, user_id: id, role: 'Staff' })
      .execute();
    expect((await forget()).status).toBe(204);
    expect((await app.call({ url: '/users/me', token })).status).toBe(200);
    expect(await traces()).toEqual([]);
    await app.services.db.deleteFrom('staff').where('user_id', '=', id).execute();
    await order();
    expect((await forget()).status).toBe(204);
    expect((await app.call({ url: '/users/me', token })).status).toBe(401);
  });

  it('leaves no link behind that shows nothing any more', async () => {
    await orderAsGuest();
    const links = async () => (await app.services.db.selectFrom('order_links').select('token_hash').execute()).length;
    app.setNow(NOON + 40 * DAY);
    await forgetOldLinks(app.services).run();
    expect(await links()).toBeGreaterThan(0);
    const ended = { status: 'Cancelled by Restaurant', updated_at: NOON + 40 * DAY } as const;
    await app.services.db.updateTable('orders').set(ended).execute();
    app.setNow(NOON + 69 * DAY);
    await forgetOldLinks(app.services).run();
    expect(await links()).toBeGreaterThan(0);
    app.setNow(NOON + 71 * DAY);
    await forgetOldLinks(app.services).run();
    expect(await links()).toBe(0);
  });
});
