import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, pickup } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { courierOrderAnswer, ridesAnswer } from '../../contract/staff/staff-couriers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { forgetAccount } from '../operate/forget-account.ts';

const PHONE = 'a'.repeat(32);
/** What one delivery of these tests brings at the door. */
const AT_DOOR = 28.5;

describe.each(dialects)('a courier who is signed in, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  let staff: string;
  let jo: string;
  let kim: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400' });
    owner = await hire(app, 'Owner');
    staff = await hire(app);
    jo = await hire(app, 'Courier');
    kim = await hire(app, 'Courier');
    app.setNow(NOON);
    await switchTo(true);
  });
  afterEach(() => app.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const send = (method: Method, url: string, body?: object, token = staff, host?: string) =>
    app.call({ method, url, token, ...(body && { body }), ...(host && { host }) });
  const switchTo = (usesCouriers: boolean) => send('PUT', '/staff/couriers', { usesCouriers }, owner);
  const moveTo = (id: string, status: string) => send('PATCH', `/staff/orders/${id}/status`, { status });
  const staffOrder = async (id: string) => (await send('GET', `/staff/orders/${id}`)).body.order;
  async function placed(): Promise<string> {
    const body = delivery([item('margherita', ['size/large'], 2)]);
    return (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data._id;
  }
  async function cooking(): Promise<string> {
    const id = await placed();
    for (const status of ['Confirmed', 'Preparing']) expect((await moveTo(id, status)).status).toBe(200);
    return id;
  }
  async function pack(id: string, isPacked = true): Promise<void> {
    const { version } = await staffOrder(id);
    const body = { isPacked, expectedVersion: version };
    expect((await send('PUT', `/staff/orders/${id}/packed`, body)).status).toBe(200);
  }
  async function ready(): Promise<string> {
    const id = await cooking();
    await pack(id);
    return id;
  }
  async function rides(token: string) {
    const { status, body } = await send('GET', '/staff/rides', undefined, token);
    expect(status).toBe(200);
    expect(ridesAnswer.parse(body)).toEqual(body);
    return ridesAnswer.parse(body).data;
  }
  const idsOf = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => _id);
  async function look(id: string, token = jo) {
    const { status, body } = await send('GET', `/staff/rides/${id}`, undefined, token);
    if (status !== 200) return { status, code: body.code };
    expect(courierOrderAnswer.parse(body)).toEqual(body);
    return body.data;
  }
  const take = (id: string, token = jo) => send('POST', `/staff/rides/${id}/taking`, undefined, token);
  const step = (id: string, name: string, more: object = {}, token = jo) =>
    send('POST', `/staff/rides/${id}/steps`, { step: name, ...more }, token);
  const name = async (token: string) => (await send('GET', '/staff/me', undefined, token)).body.data.name;

  it('sees the deliveries that stand on the pass, and of no other order that there is one', async () => {
    const id = await ready();
    const others = [await placed(), await cooking()];
    const collected = pickup([item('lemonade', [], 6)]);
    const { body } = await app.call({ method: 'POST', url: '/orders', token: await app.register(), body: collected });
    others.push(body.data._id);
    const seen = await rides(jo);
    expect(seen).toMatchObject({ usesCouriers: true, own: { orders: [], brings: { orders: [], cash: 0 } } });
    expect(seen.ready).toEqual([
      expect.objectContaining({ _id: id, since: new Date(NOON).toISOString(), street: '2 Test Lane', cash: AT_DOOR }),
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/7946/);
    // Where it goes, but not to whom.
    const free = await look(id);
    expect(free).toMatchObject({ state: 'free', way: { street: expect.any(String), toCollect: AT_DOOR } });
    expect(free).not.toHaveProperty('way.customerName');
    for (const other of others) {
      expect(await look(other)).toEqual({ status: 404, code: 'not_found' });
      expect((await take(other)).status).toBe(404);
      expect((await step(other, 'picked_up')).status).toBe(404);
    }
    await pack(id, false);
    expect((await rides(jo)).ready).toEqual([]);
    expect(await look(id)).toEqual({ status: 404, code: 'not_found' });
  });

  it('may do nothing else of the restaurant’s', async () => {
    const id = await ready();
    const { permissions, role } = (await send('GET', '/staff/me', undefined, jo)).body.data;
    expect({ permissions, role }).toEqual({ permissions: ['rides'], role: 'Courier' });
    for (const [method, url] of [
      ['GET', '/staff/board'],
      ['GET', '/staff/orders'],
      ['GET', `/staff/orders/${id}`],
      ['GET', '/staff/couriers'],
      ['POST', '/staff/customer-searches'],
      ['GET', '/staff/today'],
      ['POST', `/staff/orders/${id}/courier-links`],
    ] as const) {
      expect((await send(method, url, undefined, jo)).status, url).toBe(403);
    }
  });

  it('takes an order that no other then sees, and hands it over, with its money, as the board would', async () => {
    const id = await ready();
    expect((await take(id)).body.data).toMatchObject({ state: 'mine', ride: { toCollect: AT_DOOR } });
    // The answer may have been lost.
    expect((await take(id)).status).toBe(200);
    expect((await staffOrder(id)).courier).toEqual({ name: await name(jo), since: new Date(NOON).toISOString() });
    expect(idsOf((await rides(jo)).own.orders)).toEqual([id]);
    expect(await rides(kim)).toMatchObject({ ready: [], own: { orders: [] } });
    expect(await look(id, kim)).toEqual({ status: 404, code: 'not_found' });
    for (const answer of [await take(id, kim), await step(id, 'picked_up', {}, kim)]) expect(answer.status).toBe(404);
    app.setNow(NOON + 5 * MINUTE);
    expect((await step(id, 'picked_up')).body.data.ride).toMatchObject({ status: 'Out for Delivery' });
    app.setNow(NOON + 20 * MINUTE);
    const tappedAt = new Date(NOON + 15 * MINUTE).toISOString();
    expect((await step(id, 'delivered', { tappedAt })).body.data.ride).toMatchObject({ steps: [], toCollect: 0 });
    expect((await step(id, 'delivered', { tappedAt })).status).toBe(200);
    expect(await staffOrder(id)).toMatchObject({ status: 'Delivered', paymentDetails: { paymentStatus: 'Paid' } });
    expect((await rides(jo)).own).toMatchObject({ orders: [], brings: { orders: [id], cash: AT_DOOR } });
    expect((await rides(kim)).own.brings).toEqual({ orders: [], cash: 0 });
    const board = (await send('GET', '/staff/couriers')).body.data.couriers;
    expect(board).toMatchObject([{ name: await name(jo), brings: { orders: [id], cash: AT_DOOR } }]);
    const log = (await send('GET', '/staff/audit?limit=3', undefined, owner)).body.data.entries;
    expect(log[0]).toMatchObject({ action: 'order_status', who: { userId: await userIdOf(app, jo) } });
    app.setNow(NOON + 15 * MINUTE + 120 * MINUTE);
    expect(await look(id)).toEqual({ status: 404, code: 'not_found' });
  });

  it('says why an order could not be delivered', async () => {
    const id = await ready();
    expect((await step(id, 'picked_up')).body.code).toBe('courier_not_yours');
    await take(id);
    await step(id, 'picked_up');
    expect((await step(id, 'failed')).status).toBe(422);
    expect((await step(id, 'failed', { reason: 'nobody' })).body.data.ride).toMatchObject({ status: 'Failed' });
  });

  it('gets an order as one of two at once, whether the other is signed in or a link’s phone', async () => {
    for (const other of ['courier', 'phone'] as const) {
      const id = await ready();
      const { body } = await send('POST', `/staff/orders/${id}/courier-links`);
      const token = body.data.path.split('#')[1];
      const link = { method: 'POST', url: '/courier/taking', body: { token, device: PHONE, name: 'Lu' } } as const;
      const answers = await Promise.all([take(id), other === 'courier' ? take(id, kim) : app.call(link)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404 || status === 409)).toHaveLength(1);
      const { courier } = await staffOrder(id);
      expect(courier.name).toBe(
        answers[0]?.status === 200 ? await name(jo) : other === 'courier' ? await name(kim) : 'Lu',
      );
    }
  });

  it('has no order of a link’s phone, and the phone none of theirs', async () => {
    const [id, other] = [await ready(), await ready()];
    const linkTo = async (order: string) =>
      (await send('POST', `/staff/orders/${order}/courier-links`)).body.data.path.split('#')[1];
    const phone = async (order: string, url: string, more = {}) =>
      app.call({
        method: 'POST',
        url: `/courier/${url}`,
        body: { token: await linkTo(order), device: PHONE, ...more },
      });
    await take(id);
    expect((await phone(id, 'order')).body.data).toEqual({ state: 'taken' });
    expect((await phone(id, 'taking', { name: 'Lu' })).body.code).toBe('courier_taken');
    expect((await phone(id, 'steps', { step: 'picked_up' })).body.code).toBe('courier_not_yours');
    expect((await phone(other, 'taking', { name: 'Lu' })).status).toBe(200);
    expect(await look(other)).toEqual({ status: 404, code: 'not_found' });
    expect(idsOf((await rides(jo)).own.orders)).toEqual([id]);
  });

  it('loses an order that staff take back, which is ready again for another', async () => {
    const id = await ready();
    await take(id);
    expect((await send('DELETE', `/staff/orders/${id}/courier`)).status).toBe(200);
    expect((await step(id, 'picked_up')).body.code).toBe('courier_not_yours');
    expect(idsOf((await rides(kim)).ready)).toEqual([id]);
    expect((await take(id, kim)).status).toBe(200);
    expect(await look(id)).toEqual({ status: 404, code: 'not_found' });
  });

  it('sees nothing where couriers are switched off, at another restaurant, or once dismissed', async () => {
    const id = await ready();
    const userId = await userIdOf(app, jo);
    await switchTo(false);
    expect(await rides(jo)).toMatchObject({ usesCouriers: false, ready: [] });
    expect((await take(id)).status).toBe(404);
    await switchTo(true);
    const email = (await app.services.db.selectFrom('users').select('email').where('id', '=', userId).execute())[0];
    const login = { method: 'POST', url: '/auth/login', host: SUSHI } as const;
    const there = await app.call({ ...login, body: { ...email, password: 'Password-1' } });
    expect((await send('GET', '/staff/rides', undefined, there.body.accessToken, SUSHI)).status).toBe(403);
    expect((await send('DELETE', `/staff/people/${userId}`, undefined, owner)).status).toBeLessThan(300);
    expect((await send('GET', '/staff/rides', undefined, jo)).status).toBe(403);
    expect((await take(id)).status).toBe(403);
  });

  it('leaves no name on what they brought once the account is deleted', async () => {
    const id = await ready();
    await take(id);
    for (const each of ['picked_up', 'delivered']) await step(id, each);
    const { db } = app.services;
    const { email } = (await send('GET', '/users/me', undefined, jo)).body.data.user;
    const called = 'Jo Rider-Unheard';
    await db.updateTable('orders').set({ courier_name: called }).where('id', '=', id).execute();
    await db
      .updateTable('order_status_history')
      .set({ courier_name: called })
      .where('courier_name', 'is not', null)
      .execute();
    const settled = { restaurant_id: ids.restaurant, id: 'settled', courier: called, orders: 1, cash: 2850 };
    await db
      .insertInto('courier_settlements')
      .values({ ...settled, settled_by: null, settled_at: NOON })
      .execute();
    await db.updateTable('orders').set({ courier_settlement: 'settled' }).where('id', '=', id).execute();
    await forgetAccount(db, email, { withReviews: false });
    for (const table of ['orders', 'order_status_history', 'courier_settlements'] as const) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain(called);
    }
  });

  it('who worked at the board before has no device that rings, and no open board', async () => {
    const { db, live } = app.services;
    const userId = await userIdOf(app, staff);
    await db
      .insertInto('staff_devices')
      .values({
        ...{ restaurant_id: ids.restaurant, id: 'tablet', user_id: userId, name: 'Tablet', language: 'en' },
        ...{ endpoint: 'https://push.example', endpoint_hash: 'x', p256dh: 'x', auth: 'x', created_at: NOON },
      })
      .execute();
    const ended: string[] = [];
    app.services.live = { ...live, endStaff: (_restaurantId, id) => ended.push(id) };
    const body = { role: 'Courier' };
    expect((await send('PUT', `/staff/people/${userId}`, body, owner)).status).toBe(200);
    expect(ended).toEqual([userId]);
    expect(await db.selectFrom('staff_devices').select('id').execute()).toEqual([]);
    expect((await send('GET', '/staff/board', undefined, staff)).status).toBe(403);
  });
});
