import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connected, dropped, type LiveClient, next, openLiveApp } from '../../../tests/support/live-clients.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import type { Order } from '../../contract/orders.ts';

describe('the staff room', () => {
  let app: TestApp;
  let live: Awaited<ReturnType<typeof openLiveApp>>;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp('sqlite');
    live = await openLiveApp(app);
    staff = await app.register('staff@example.test');
    await employ(app, await userIdOf(app, staff));
  });
  afterEach(async () => {
    await live.close();
    await app.close();
  });

  async function ask(token: string, event: 'staff_room_joined_ack' | 'staff_room_refused', host = TRATTORIA) {
    const client = live.open({ token }, { host });
    expect(await connected(client)).toBe('connected');
    const answer = next<{ room: string }>(client, event);
    client.emit('join_staff_room');
    return { client, answer: await answer };
  }
  const joined = async (token: string): Promise<LiveClient> => (await ask(token, 'staff_room_joined_ack')).client;
  const place = async (token: string, headers = {}) =>
    (await app.call({ method: 'POST', url: '/orders', token, headers, body: pickup([item('lemonade')]) })).body
      .data as Order;

  it('hears every order of the restaurant, as the staff read it', async () => {
    const client = await joined(staff);
    const customer = await app.register();
    const placed = next<Order>(client, 'restaurant_order_updated');
    const order = await place(customer, { 'accept-language': 'pt' });
    expect(await placed).toMatchObject({ _id: order._id, status: 'Pending Confirmation', lang: 'en' });
    expect(order.lang).toBe('pt');
    const changed = next<Order>(client, 'restaurant_order_updated');
    await app.call({ method: 'PATCH', url: `/orders/${order._id}/cancel-my-order`, token: customer });
    expect(await changed).toMatchObject({ _id: order._id, status: 'Cancelled by User', version: 2 });
  });

  it('is closed to customers, who hear nothing of it', async () => {
    const customer = await app.register();
    const { client, answer } = await ask(customer, 'staff_room_refused');
    expect(answer).not.toBe('nothing');
    const leak = next<Order>(client, 'restaurant_order_updated', 300);
    await place(await app.register());
    expect(await leak).toBe('nothing');
  });

  it('is closed to couriers, and is left by who becomes one', async () => {
    const owner = await app.register();
    await employ(app, await userIdOf(app, owner), 'Owner');
    const client = await joined(staff);
    const cut = dropped(client);
    const userId = await userIdOf(app, staff);
    const url = `/staff/people/${userId}`;
    expect((await app.call({ method: 'PUT', url, token: owner, body: { role: 'Courier' } })).status).toBe(200);
    expect(await cut).toBe('io server disconnect');
    expect((await ask(staff, 'staff_room_refused')).answer).not.toBe('nothing');
  });

  it('is closed to another restaurant’s staff', async () => {
    const elsewhere = await app.call({
      method: 'POST',
      url: '/auth/login',
      host: SUSHI,
      body: { email: 'staff@example.test', password: 'Password-1' },
    });
    const { answer } = await ask(elsewhere.body.accessToken, 'staff_room_refused', SUSHI);
    expect(answer).not.toBe('nothing');
  });

  it('is left at once by somebody who no longer works there', async () => {
    const client = await joined(staff);
    const teamMember = await app.register();
    await employ(app, await userIdOf(app, teamMember), 'Manager');
    const stays = await joined(teamMember);
    const userId = await userIdOf(app, staff);
    await app.services.db.deleteFrom('staff').where('user_id', '=', userId).execute();
    const cut = dropped(client);
    app.services.live.endStaff(ids.restaurant, userId);
    expect(await cut).toBe('io server disconnect');
    expect((await ask(staff, 'staff_room_refused')).answer).not.toBe('nothing');
    expect(stays.connected).toBe(true);
  });

  describe('lets screens tell each other what can still be withdrawn', () => {
    const step = { orderId: 'order-1', status: 'Confirmed', readyInMinutes: 20, leftMs: 9000 } as const;

    it('to all others there, with who tapped, and to nobody else', async () => {
      const [one, other] = [await joined(staff), await joined(staff)];
      const stranger = live.open({ token: await app.register() });
      expect(await connected(stranger)).toBe('connected');
      const heard = [one, other, stranger].map((client) => next(client, 'steps_under_way'));
      one.emit('steps_under_way', [step]);
      const { name } = await app.services.db
        .selectFrom('users')
        .select('name')
        .where('id', '=', await userIdOf(app, staff))
        .executeTakeFirstOrThrow();
      expect(await Promise.all(heard)).toEqual(['nothing', { screen: one.id, name, steps: [step] }, 'nothing']);
      const stopped = next(one, 'step_stopped');
      other.emit('stop_step', 'order-1');
      expect(await stopped).toEqual({ orderId: 'order-1', name });
    });

    it('and asks those that are there when one comes', async () => {
      const one = await joined(staff);
      const asked = next(one, 'steps_wanted');
      await joined(staff);
      expect(await asked).not.toBe('nothing');
    });

    it('if they work there, and say what can be', async () => {
      const board = await joined(staff);
      const customer = live.open({ token: await app.register() });
      expect(await connected(customer)).toBe('connected');
      const heard = [next(board, 'steps_under_way'), next(board, 'step_stopped')];
      customer.emit('steps_under_way', [step]);
      customer.emit('stop_step', 'order-1');
      const wrong = await joined(staff);
      for (const said of [
        null,
        'step',
        [{ ...step, leftMs: 1e9 }],
        [{ ...step, status: 'Eaten' }],
        Array(21).fill(step),
      ])
        wrong.emit('steps_under_way', said as never);
      for (const said of [null, {}, 'a b', 'x'.repeat(65)]) wrong.emit('stop_step', said as never);
      expect(await Promise.all(heard)).toEqual(['nothing', 'nothing']);
      expect(wrong.connected).toBe(true);
    });
  });

  it('is left within a minute where nobody told', async () => {
    const client = await joined(staff);
    await app.services.db.deleteFrom('staff').execute();
    const cut = dropped(client);
    await app.services.live.checkSessions();
    expect(await cut).toBe('io server disconnect');
  });
});
