import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup, valueId } from '../../../tests/support/order-input.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { stationScreenAnswer, stationsAnswer } from '../../contract/staff/staff-stations.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { categoriesOf } from '../cooking/stations.repo.ts';

describe.each(dialects)('the kitchen’s stations on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  let cook: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    manager = await hire(app, 'Manager');
    cook = await hire(app);
  });
  afterEach(() => app.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const send = (token: string, method: Method, url: string, body?: object) =>
    app.call({ method, url, token, ...(body && { body }) });
  /** Two stations: one for pizzas, one for drinks. */
  async function stations(): Promise<{ oven: string; bar: string }> {
    const dishes = { oven: 'margherita', bar: 'lemonade' };
    for (const [name, dish] of Object.entries(dishes)) {
      const id = ids.of('product', dish);
      const categoryIds = (await categoriesOf(app.services.db, ids.restaurant, [id])).get(id) ?? [];
      const input = { name, categoryIds: name === 'oven' ? categoryIds : [], productIds: name === 'bar' ? [id] : [] };
      expect((await send(manager, 'POST', '/staff/stations', input)).status).toBe(201);
    }
    const { body } = await send(cook, 'GET', '/staff/stations');
    expect(stationsAnswer.parse(body)).toEqual(body);
    const named = (name: string) => body.data.stations.find((each: { name: string }) => each.name === name)._id;
    return { oven: named('oven'), bar: named('bar') };
  }
  async function accepted(): Promise<string> {
    const body = pickup([item('margherita', ['size/large'], 2), item('lemonade'), item('lemonade', [], 3)], {
      customerNotes: 'No basil',
    });
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await send(cook, 'PATCH', `/staff/orders/${_id}/status`, { status: 'Confirmed', readyInMinutes: 20 });
    return _id;
  }
  const screen = async (station: string) => {
    const { body } = await send(cook, 'GET', `/staff/stations/${station}/screen`);
    expect(stationScreenAnswer.parse(body)).toEqual(body);
    return body.data;
  };
  const bump = (station: string, orderId: string, position: number, isDone = true) =>
    send(cook, 'PUT', `/staff/stations/${station}/lines`, { orderId, position, isDone });
  const kitchenDone = async (id: string) =>
    (await send(cook, 'GET', `/staff/orders/${id}`)).body.order.kitchenDone ?? false;

  it('each show their own lines of what is being cooked, without prices and customers', async () => {
    const { oven, bar } = await stations();
    expect((await screen(oven)).orders).toEqual([]);
    const id = await accepted();
    const [order] = (await screen(oven)).orders;
    expect(order).toMatchObject({
      ...{ _id: id, customerNotes: 'No basil', dueAt: new Date(NOON + 20 * MINUTE).toISOString() },
      lines: [{ position: 0, productName: 'Margherita', quantity: 2, isDone: false }],
    });
    expect(JSON.stringify(order)).not.toMatch(/rice|Ada|7946/);
    expect((await screen(bar)).orders[0].lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3]);
  });

  it('show what customers wish for a line that is missing', async () => {
    await send(manager, 'PUT', '/staff/wishes', { asksWishes: true });
    const { oven, bar } = await stations();
    const body = pickup([{ ...item('margherita', ['size/large']), wish: 'call' }, item('lemonade')] as never);
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await send(cook, 'PATCH', `/staff/orders/${_id}/status`, { status: 'Confirmed', readyInMinutes: 20 });
    expect((await screen(oven)).orders[0].lines).toMatchObject([{ productName: 'Margherita', wish: 'call' }]);
    expect((await screen(bar)).orders[0].lines[0]).not.toHaveProperty('wish');
  });

  it('say once that all is done, which offers the next step and sets nothing', async () => {
    const { oven, bar } = await stations();
    const id = await accepted();
    const heard = listenLive(app);
    for (const position of [1, 2]) expect((await bump(bar, id, position)).status).toBe(200);
    // Boards show which lines are done, and by whom.
    expect(heard.notices.at(-1)).toMatchObject({ kind: 'lines_done', orderId: id, doneBy: [[], [bar], [bar]] });
    const told = () => heard.notices.filter(({ kind }) => kind === 'kitchen_done');
    expect([told(), await kitchenDone(id)]).toEqual([[], false]);
    await Promise.all([bump(oven, id, 0), bump(oven, id, 0)]);
    expect(told()).toEqual([{ kind: 'kitchen_done', orderId: id, isDone: true }]);
    expect(await kitchenDone(id)).toBe(true);
    const { order } = (await send(cook, 'GET', `/staff/orders/${id}`)).body;
    expect(order).toMatchObject({ status: 'Confirmed', nextStatuses: ['Preparing', 'Cancelled by Restaurant'] });
    await bump(oven, id, 0, false);
    expect(heard.notices.at(-1)).toEqual({ kind: 'kitchen_done', orderId: id, isDone: false });
    expect(await kitchenDone(id)).toBe(false);
  });

  it('leave an order for later alone until the cooks are to begin', async () => {
    const { oven } = await stations();
    const scheduledAt = new Date(NOON + 180 * MINUTE).toISOString();
    const body = pickup([item('margherita', ['size/large'])], { isASAP: false, scheduledAt });
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await send(cook, 'PATCH', `/staff/orders/${_id}/status`, { status: 'Confirmed' });
    expect((await screen(oven)).orders).toEqual([]);
    app.setNow(NOON + 150 * MINUTE - 1);
    expect((await screen(oven)).orders).toEqual([]);
    app.setNow(NOON + 150 * MINUTE);
    expect((await screen(oven)).orders).toMatchObject([{ _id, dueAt: scheduledAt }]);
  });

  it('say what was changed of theirs for some minutes, and name what is gone', async () => {
    const { oven, bar } = await stations();
    const id = await accepted();
    const order = async () => (await send(manager, 'GET', `/staff/orders/${id}`)).body.order;
    const change = async (items: object[]) => {
      const body = { items, reason: 'Sold out.', expectedVersion: (await order()).version };
      expect((await send(manager, 'PATCH', `/staff/orders/${id}/items`, body)).status).toBe(200);
    };
    app.setNow(NOON + MINUTE);
    await change([{ line: 2, quantity: 1 }]);
    const at = new Date(NOON + MINUTE).toISOString();
    const changed = [{ productName: 'Lemonade', units: -2 }];
    expect((await screen(bar)).orders).toMatchObject([{ changedAt: at, changes: changed }]);
    // Nothing of the other station's.
    expect((await screen(oven)).orders[0]).not.toHaveProperty('changedAt');
    // All that a station had to make.
    await change([{ line: 0, quantity: 0 }]);
    const { orders, calledOff } = await screen(oven);
    expect(orders).toEqual([]);
    expect(calledOff).toMatchObject([{ _id: id, at, lines: [{ productName: 'Margherita', quantity: 2 }] }]);
    app.setNow(NOON + 12 * MINUTE);
    expect((await screen(oven)).calledOff).toEqual([]);
    expect((await screen(bar)).orders[0]).not.toHaveProperty('changedAt');
  });

  it('share a line with an option of another one, and each does its own part', async () => {
    const { oven, bar } = await stations();
    const lemonade = ids.of('product', 'lemonade');
    const valueIds = [valueId('extras', 'olives')];
    const input = { name: 'bar', categoryIds: [], productIds: [lemonade], valueIds };
    expect((await send(manager, 'PUT', `/staff/stations/${bar}`, input)).status).toBe(200);
    const body = pickup([item('margherita', ['size/large', 'extras/olives']), item('margherita', ['size/large'])]);
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await send(cook, 'PATCH', `/staff/orders/${_id}/status`, { status: 'Confirmed', readyInMinutes: 20 });
    const seen = async (station: string) =>
      (await screen(station)).orders.flatMap(({ lines }: { lines: { position: number; isDone: boolean }[] }) =>
        lines.map(({ position, isDone }) => [position, isDone]),
      );
    expect(await seen(bar)).toEqual([[0, false]]);
    for (const position of [0, 1]) await bump(oven, _id, position);
    expect([await seen(oven), await seen(bar), await kitchenDone(_id)]).toEqual([
      [
        [0, true],
        [1, true],
      ],
      [[0, false]],
      false,
    ]);
    await Promise.all([bump(bar, _id, 0), bump(oven, _id, 0)]);
    expect(await kitchenDone(_id)).toBe(true);
    const { stations: filters } = (await send(cook, 'GET', '/staff/board')).body.data;
    const of = (id: string) => filters.find((each: { _id: string }) => each._id === id);
    expect(of(bar)).toEqual({ _id: bar, name: 'bar', productIds: [lemonade], valueIds });
    expect(of(oven).productIds).toContain(ids.of('product', 'margherita'));
  });

  it('touch neither another station’s lines nor an order that is not cooked', async () => {
    const { oven, bar } = await stations();
    const id = await accepted();
    expect((await bump(bar, id, 0)).status).toBe(404);
    expect((await bump(oven, id, 9)).status).toBe(404);
    expect((await bump(oven, 'nobodys', 0)).status).toBe(404);
    for (const status of ['Preparing', 'Ready for Pickup']) {
      await send(cook, 'PATCH', `/staff/orders/${id}/status`, { status });
    }
    expect((await bump(oven, id, 0)).body.code).toBe('line_not_cooking');
    expect((await screen(oven)).orders).toEqual([]);
  });

  describe('have devices', () => {
    const pairing = async (station: string) =>
      (await send(manager, 'POST', `/staff/stations/${station}/devices`, { name: 'Tablet' })).body.data;
    const pair = (code: string, host?: string) =>
      app.call({ method: 'POST', url: '/kitchen/devices', body: { code }, ...(host && { host }) });
    const asDevice = (token: string, method: Method, url: string, body?: object, host?: string) =>
      app.call({ method, url, headers: { 'kitchen-device': token }, ...(body && { body }), ...(host && { host }) });

    it('that are paired by a code once, and read and do what their station does', async () => {
      const { oven, bar } = await stations();
      const id = await accepted();
      const { code } = await pairing(oven);
      const typed = code.toLowerCase().replace('-', ' ');
      const answers = await Promise.all([pair(typed), pair(typed)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
      const { token } = answers.find(({ status }) => status === 201)?.body.data ?? {};
      expect((await asDevice(token, 'GET', '/kitchen/screen')).body.data).toMatchObject({
        station: { name: 'oven' },
        orders: [{ _id: id }],
      });
      const line = { orderId: id, position: 0, isDone: true };
      expect((await asDevice(token, 'PUT', '/kitchen/lines', line)).body.data.orders[0].lines[0].isDone).toBe(true);
      expect((await asDevice(token, 'PUT', '/kitchen/lines', { ...line, position: 1 })).status).toBe(404);
      expect((await screen(oven)).orders[0].lines[0].isDone).toBe(true);
      for (const url of ['/staff/board', `/staff/stations/${bar}/screen`, '/staff/stations']) {
        expect((await asDevice(token, 'GET', url)).status).toBe(401);
      }
      expect((await asDevice(token, 'GET', '/kitchen/screen', undefined, SUSHI)).status).toBe(401);
    });

    it('that lose their rights at once', async () => {
      const { oven } = await stations();
      const { code } = await pairing(oven);
      const { token } = (await pair(code)).body.data;
      const all = (await send(manager, 'GET', '/staff/stations')).body.data.stations;
      const devices = all.flatMap((each: { devices: { _id: string }[] }) => each.devices);
      expect(devices).toMatchObject([{ name: 'Tablet', isPaired: true }]);
      expect((await send(cook, 'DELETE', `/staff/kitchen-devices/${devices[0]._id}`)).status).toBe(403);
      expect((await send(manager, 'DELETE', `/staff/kitchen-devices/${devices[0]._id}`)).status).toBe(200);
      expect((await asDevice(token, 'GET', '/kitchen/screen')).body.code).toBe('device_unknown');
    });

    it('whose codes end after ten minutes, belong to one restaurant, and cannot be guessed at will', async () => {
      const { oven } = await stations();
      const { code } = await pairing(oven);
      expect((await pair(code, SUSHI)).status).toBe(404);
      app.setNow(NOON + 10 * MINUTE);
      expect((await pair(code)).body.code).toBe('code_unknown');
      for (let tries = 0; tries < 29; tries++) await pair('2222-2222');
      expect((await pair('2222-2222')).body.code).toBe('too_many_kitchen_codes');
      // The right one works whatever others have tried.
      expect((await pair((await pairing(oven)).code)).status).toBe(201);
      app.setNow(NOON + 21 * MINUTE);
      const next = await pairing(oven);
      expect((await pair(next.code)).status).toBe(201);
    });
  });
});
