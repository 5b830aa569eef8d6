import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { takeByPhone } from '../../../tests/support/take-by-phone.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { CashDay, CashUps } from '../../contract/staff/staff-cash-ups.ts';
import { type Couriers, couriersAnswer } from '../../contract/staff/staff-courier-cash.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';

const KIM = 'b'.repeat(32);
/** What one delivery of these tests brings at the door. */
const AT_DOOR = 28.5;

describe.each(dialects)('couriers’ cash, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    owner = await hire(app, 'Owner');
    staff = await hire(app);
    app.setNow(NOON);
    expect((await settings({ usesCouriers: true, settlesCash: true })).body.data).toEqual({
      ...{ usesCouriers: true, settlesCash: true },
    });
  });
  afterEach(() => app.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const send = (method: Method, url: string, body?: object, token = staff, host?: string) =>
    app.call({ method, url, token, ...(body && { body }), ...(host && { host }) });
  const settings = (body: object) => send('PUT', '/staff/couriers', body, owner);
  const taken = (by: { device?: string; name?: string } = {}) => takeByPhone(app, { staff, ...by });
  async function delivered(of: Parameters<typeof taken>[0] = {}): Promise<string> {
    const { id, step } = await taken(of);
    await step('picked_up');
    expect((await step('delivered')).status).toBe(200);
    return id;
  }
  const board = async (): Promise<Couriers> => {
    const { body } = await send('GET', '/staff/couriers');
    expect(couriersAnswer.parse(body)).toEqual(body);
    return body.data;
  };
  const of = async (name: string) => (await board()).couriers.find((each) => each.name === name);
  const settle = (orders: readonly string[], cash: number, token = staff, host?: string) =>
    send('POST', '/staff/courier-settlements', { orders, cash }, token, host);
  const undo = (id: string) => send('DELETE', `/staff/courier-settlements/${id}`);
  const days = async (): Promise<CashDay[]> =>
    ((await send('GET', '/staff/cash-ups?from=2026-06-01&to=2026-06-30', undefined, owner)).body.data as CashUps).days;
  /** What should be in the drawer, of all days together, and what is still with couriers. */
  const cash = async () => {
    const all = await days();
    const sum = (each: (day: CashDay) => number) => all.reduce((left, day) => left + each(day), 0);
    return { drawer: sum(({ expected }) => expected), out: sum(({ withCouriers }) => withCouriers?.cash ?? 0) };
  };
  const stepBack = (id: string) => send('POST', `/staff/orders/${id}/step-back`, {}, owner);

  it('is said of each, to the cent, with who carries what since when', async () => {
    const first = await delivered();
    const { id } = await taken();
    const kim = await taken({ device: KIM, name: 'Kim' });
    const method = { payment_method: 'Card on Delivery' };
    await app.services.db.updateTable('orders').set(method).where('id', '=', kim.id).execute();
    for (const step of ['picked_up', 'delivered']) expect((await kim.step(step)).status).toBe(200);
    const { couriers, settlesCash } = await board();
    expect(settlesCash).toBe(true);
    expect(couriers).toEqual([
      {
        name: 'Jo',
        orders: [
          expect.objectContaining({
            _id: id,
            status: 'Preparing',
            since: new Date(NOON).toISOString(),
            cash: AT_DOOR,
            street: '2 Test Lane',
          }),
        ],
        toCollect: AT_DOOR,
        brings: { orders: [first], cash: AT_DOOR },
      },
    ]);
  });

  it('of two phones of one name is of each phone', async () => {
    await delivered();
    await delivered({ device: KIM });
    const { couriers } = await board();
    expect(couriers.map(({ name, brings }) => [name, brings.cash])).toEqual([
      ['Jo', AT_DOOR],
      ['Jo', AT_DOOR],
    ]);
  });

  it('comes into the drawer when it is handed in, and nowhere twice', async () => {
    const orders = [await delivered(), await delivered()];
    const fetched = (
      await app.call({
        method: 'POST',
        url: '/orders',
        token: await app.register(),
        body: pickup([item('margherita', ['size/large'], 2)]),
      })
    ).body.data._id;
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await send('PATCH', `/staff/orders/${fetched}/status`, { status });
    expect(await cash()).toEqual({ drawer: 26, out: 2 * AT_DOOR });
    // The next evening, in the drawer of that day.
    app.setNow(NOON + DAY);
    expect(new Set((await of('Jo'))?.brings.orders)).toEqual(new Set(orders));
    const answer = await settle(orders, 2 * AT_DOOR);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      couriers: [],
      settlements: [{ courier: 'Jo', orders: 2, cash: 2 * AT_DOOR, by: expect.any(String) }],
    });
    const [today, yesterday] = await days();
    expect(today).toMatchObject({
      ...{ date: '2026-06-18', taken: { orders: 2, cash: 57 }, expected: 57 },
      couriers: [{ name: 'Jo', orders: 2, cash: 57 }],
      settled: [{ courier: 'Jo', orders: 2, cash: 57 }],
    });
    expect(yesterday).toMatchObject({ date: '2026-06-17', expected: 26 });
    expect(yesterday).not.toHaveProperty('withCouriers');
    expect(await cash()).toEqual({ drawer: 26 + 57, out: 0 });
  });

  it('is taken once, whoever presses twice or on two tablets', async () => {
    const orders = [await delivered(), await delivered()];
    const both = await Promise.all([settle(orders, 57), settle(orders, 57, owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('courier_cash_moved');
    // Of one of them alone, too.
    expect((await settle(orders.slice(1), AT_DOOR)).body.code).toBe('courier_cash_moved');
    expect(await cash()).toEqual({ drawer: 57, out: 0 });
    expect((await board()).settlements).toHaveLength(1);
  });

  it('of overlapping orders at the same moment is taken once', async () => {
    const [one, two, three] = [await delivered(), await delivered(), await delivered()];
    const answers = await Promise.all([settle([one, two], 57), settle([two, three], 57), settle([three, one], 57)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await cash()).toEqual({ drawer: 57, out: AT_DOOR });
  });

  it('of an order that is delivered meanwhile stays with the courier', async () => {
    const first = await delivered();
    const { id, step } = await taken();
    await step('picked_up');
    const [answer] = await Promise.all([settle([first], AT_DOOR), step('delivered')]);
    expect(answer?.status).toBe(201);
    expect((await of('Jo'))?.brings).toEqual({ orders: [id], cash: AT_DOOR });
    expect(await cash()).toEqual({ drawer: AT_DOOR, out: AT_DOOR });
  });

  it('is refused where it is another sum, another courier’s, not paid, or somebody else’s', async () => {
    const [jo, kim] = [await delivered(), await delivered({ device: KIM, name: 'Kim' })];
    const { id: open } = await taken();
    for (const [orders, sum] of [
      [[jo], 28],
      [[jo, kim], 57],
      [[open], AT_DOOR],
      [['nothing'], 0],
    ] as const)
      expect((await settle(orders, sum)).body.code).toBe('courier_cash_moved');
    const elsewhere = await hire(app, 'Owner', 'sushi@example.test');
    expect((await settle([jo], AT_DOOR, elsewhere, SUSHI)).status).not.toBe(201);
    expect((await settle([jo], AT_DOOR, await app.register())).status).toBe(403);
    expect(await cash()).toEqual({ drawer: 0, out: 57 });
  });

  it('can be given back to the courier on the same day, once, and taken again', async () => {
    const id = await delivered();
    const { _id } = (await settle([id], AT_DOOR)).body.data.settlements[0];
    expect((await Promise.all([undo(_id), undo(_id)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await board()).toMatchObject({ couriers: [{ brings: { orders: [id], cash: AT_DOOR } }], settlements: [] });
    expect(await cash()).toEqual({ drawer: 0, out: AT_DOOR });
    const again = (await settle([id], AT_DOOR)).body.data.settlements[0];
    app.setNow(NOON + DAY);
    expect((await undo(again._id)).body.code).toBe('settlement_late');
    expect((await undo('nothing')).status).toBe(404);
    const audit = await app.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'courier_%ettled')
      .execute();
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'courier_settled',
      'courier_settled',
      'courier_unsettled',
    ]);
  });

  it('that was handed in keeps its order from being taken back, at whichever moment', async () => {
    const id = await delivered();
    const { _id } = (await settle([id], AT_DOOR)).body.data.settlements[0];
    expect((await stepBack(id)).body.code).toBe('step_back_settled');
    await undo(_id);
    const [back, settled] = await Promise.all([stepBack(id), settle([id], AT_DOOR)]);
    expect([back?.status === 200, settled?.status === 201].filter(Boolean)).toHaveLength(1);
    const left = back?.status === 200 ? { drawer: 0, out: 0 } : { drawer: AT_DOOR, out: 0 };
    expect(await cash()).toEqual(left);
  });

  it('is what was taken at the door, whatever is given back of it later', async () => {
    const id = await delivered();
    const giveBack = (amount: number, refunded: number) =>
      send('POST', `/staff/orders/${id}/refunds`, { how: 'cash', amount, refunded, reason: 'It was cold.' }, owner);
    expect((await giveBack(5, 0)).status).toBeLessThan(300);
    expect((await of('Jo'))?.brings.cash).toBe(AT_DOOR);
    expect(await cash()).toEqual({ drawer: -5, out: AT_DOOR });
    expect((await settle([id], AT_DOOR)).status).toBe(201);
    expect((await giveBack(3, 5)).status).toBeLessThan(300);
    expect(await cash()).toEqual({ drawer: AT_DOOR - 8, out: 0 });
  });

  it('stays with who brought it, though staff take the order back from the phone', async () => {
    const id = await delivered();
    await send('DELETE', `/staff/orders/${id}/courier`);
    expect((await of('Jo'))?.brings).toEqual({ orders: [id], cash: AT_DOOR });
  });

  it('counts when it is paid, as before, where nobody settles', async () => {
    await settings({ usesCouriers: true, settlesCash: false });
    const id = await delivered();
    expect(await board()).toMatchObject({
      settlesCash: false,
      couriers: [{ brings: { orders: [id], cash: AT_DOOR } }],
      settlements: [],
    });
    expect((await settle([id], AT_DOOR)).body.code).toBe('courier_cash_moved');
    const [day] = await days();
    expect(day).toMatchObject({ taken: { orders: 1, cash: AT_DOOR }, couriers: [{ name: 'Jo' }], expected: AT_DOOR });
    expect(Object.keys(day ?? {}).sort()).toEqual(['counts', 'couriers', 'date', 'expected', 'givenBack', 'taken']);
    // What was paid before the restaurant began to settle is in the drawer.
    app.setNow(NOON + MINUTE);
    expect((await settings({ usesCouriers: true, settlesCash: true })).status).toBe(200);
    expect(await cash()).toEqual({ drawer: AT_DOOR, out: 0 });
    await delivered();
    expect(await cash()).toEqual({ drawer: AT_DOOR, out: AT_DOOR });
    // Without couriers nothing is settled, and no cash is lost.
    expect((await settings({ usesCouriers: false })).body.data).toEqual({ usesCouriers: false });
    expect(await cash()).toEqual({ drawer: 2 * AT_DOOR, out: 0 });
  });
});
