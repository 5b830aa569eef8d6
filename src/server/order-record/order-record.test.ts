import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { orderRecordAnswer } from '../../contract/staff/staff-order-record.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('an order after the fact on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let cook: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    customer = await app.register();
    cook = await hire(app);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const toPickUp = pickup([item('lemonade', [], 4)]);
  const toDeliver = delivery([item('lemonade', [], 6)]);
  async function place(body: object): Promise<string> {
    const headers = { 'accept-language': 'pt' };
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body, headers })).body.data._id;
  }
  const set = (id: string, status: string) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: cook, body: { status } });
  async function handOver(id: string, ...steps: string[]): Promise<string> {
    for (const status of ['Confirmed', 'Preparing', ...steps]) await set(id, status);
    return id;
  }
  const delivered = async () => handOver(await place(toDeliver), 'Out for Delivery', 'Delivered');
  const pickedUp = async () => handOver(await place(toPickUp), 'Ready for Pickup', 'Completed');
  const record = async (id: string, token = cook) => {
    const { status, body } = await app.call({ url: `/staff/orders/${id}/record`, token });
    if (status === 200) expect(orderRecordAnswer.parse(body)).toEqual(body);
    return body.data;
  };
  const post = (id: string, path: string, body: object, token = cook) =>
    app.call({ method: 'POST', url: `/staff/orders/${id}/${path}`, token, body });
  const stepBack = (id: string, body: object = {}, token = manager) => post(id, 'step-back', body, token);
  const points = async () => {
    const rows = await app.services.db.selectFrom('loyalty_balances').select('points').execute();
    return rows.reduce((sum, row) => sum + Number(row.points), 0);
  };
  const mails = () => app.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_message').execute();

  it('tells what happened, when, and who did it', async () => {
    const id = await place(toPickUp);
    app.setNow(NOON + MINUTE);
    await app.call({
      method: 'PATCH',
      url: `/staff/orders/${id}/status`,
      token: cook,
      body: { status: 'Confirmed', readyInMinutes: 20 },
    });
    app.setNow(NOON + 2 * MINUTE);
    const later = { readyInMinutes: 40, notes: 'The oven is full.' };
    await app.call({ method: 'PATCH', url: `/staff/orders/${id}/ready-time`, token: manager, body: later });
    const { events, earlierOrders, order } = await record(id);
    expect(events.map(({ at: _, ...each }: { at: string }) => each)).toEqual([
      { kind: 'status', by: 'Ada Cook', status: 'Pending Confirmation', notes: null },
      { kind: 'status', by: 'Ada Cook', status: 'Confirmed', notes: null },
      { kind: 'ready_time', by: 'Ada Cook', readyAt: new Date(NOON + 42 * MINUTE).toISOString() },
    ]);
    expect(earlierOrders).toEqual({ count: 0, lastAt: null });
    expect(order.estimatedReadyAt).toBe(new Date(NOON + 42 * MINUTE).toISOString());
    expect((await record(await place(toPickUp))).earlierOrders).toEqual({ count: 1, lastAt: order.createdAt });
  });

  it('keeps the team’s notes from the customer', async () => {
    const id = await place(toPickUp);
    expect((await post(id, 'notes', { text: ' ' })).status).toBe(422);
    const { status, body } = await post(id, 'notes', { text: 'Called: the gate is on the left.' });
    expect([status, body.data.notes]).toMatchObject([
      201,
      [{ text: 'Called: the gate is on the left.', by: 'Ada Cook' }],
    ]);
    const own = await app.call({ url: `/orders/${id}`, token: customer });
    expect(JSON.stringify(own.body)).not.toContain('gate');
    expect(await mails()).toEqual([]);
  });

  it('writes to the customer in their language, and says so in the history without the words', async () => {
    const id = await place(toPickUp);
    const { body } = await post(id, 'messages', { usual: 'later', text: 'Mais dez minutos.' });
    const [{ text }] = body.data.messages;
    expect(text).toMatch(/^O seu pedido demora um pouco mais[\s\S]+\n\nMais dez minutos\.$/);
    const [mail] = await mails();
    expect(mail).toMatchObject({ language: 'pt', recipient: 'customer-1@example.test' });
    expect(JSON.parse(mail?.payload ?? '')).toMatchObject({ orderId: id, text });
    const log = await app.services.db.selectFrom('audit_log').select(['action', 'after']).execute();
    expect(log).toContainEqual({ action: 'order_message', after: '{}' });
    expect((await post(id, 'messages', { text: '' })).body.errors).toMatchObject([{ field: 'text' }]);
  });

  it('mails a customer of one order five times and no more, also when all are sent at once', async () => {
    const id = await place(toPickUp);
    const answers = await Promise.all(Array.from({ length: 9 }, () => post(id, 'messages', { usual: 'call_us' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
    expect(await mails()).toHaveLength(5);
  });

  it('takes back a delivery that was none: points, payment and the promise’s figure follow', async () => {
    const id = await delivered();
    const earned = await points();
    expect(earned).toBeGreaterThan(0);
    const { stepBack: offered } = await record(id);
    expect(offered).toEqual({ to: 'Out for Delivery', until: new Date(NOON + 10 * MINUTE).toISOString() });
    app.setNow(NOON + 9 * MINUTE);
    const { status, body } = await stepBack(id);
    expect([status, body.data.order.status, body.data.stepBack]).toEqual([200, 'Out for Delivery', null]);
    expect(body.data.order.paymentDetails).toMatchObject({ paymentStatus: 'Pending' });
    expect(await points()).toBe(0);
    const { fulfilled_at } = await app.services.db
      .selectFrom('orders')
      .select('fulfilled_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(fulfilled_at).toBeNull();
    const own = (await app.call({ url: `/orders/${id}`, token: customer })).body.order;
    expect(own.statusHistory.at(-1)).toMatchObject({
      status: 'Out for Delivery',
      notes: 'Tínhamos marcado este pedido como entregue por engano.',
    });
    await set(id, 'Delivered');
    expect(await points()).toBe(earned);
  });

  it('puts what was not picked up back among what is ready, and keeps when it was ready', async () => {
    const id = await pickedUp();
    const { body } = await stepBack(id);
    expect(body.data.order).toMatchObject({ status: 'Ready for Pickup', paymentDetails: { paymentStatus: 'Pending' } });
    const board = (await app.call({ url: '/staff/board', token: cook })).body.data;
    expect(board.open.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });

  it('lets only one of two step back, and only what they saw', async () => {
    const id = await delivered();
    const answers = await Promise.all([stepBack(id), stepBack(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await points()).toBe(0);
    const other = await delivered();
    expect((await stepBack(other, { expectedVersion: 1 })).body).toMatchObject({
      code: 'order_changed',
      order: { _id: other },
    });
  });

  it('takes nothing back after ten minutes, after a review, and for a cook', async () => {
    const reviewed = await pickedUp();
    const review = { orderId: reviewed, rating: 5, comment: 'Very good.' };
    expect(
      (await app.call({ method: 'POST', url: `/restaurants/${ids.restaurant}/reviews`, token: customer, body: review }))
        .status,
    ).toBe(201);
    expect((await stepBack(reviewed)).body.code).toBe('step_back_reviewed');
    const id = await pickedUp();
    expect((await stepBack(id, {}, cook)).status).toBe(403);
    app.setNow(NOON + 10 * MINUTE + 1);
    expect((await stepBack(id)).body.code).toBe('step_back_late');
    expect((await record(id)).stepBack).toBeNull();
    expect((await stepBack(await place(toPickUp))).body.code).toBe('illegal_transition');
  });

  it('takes nothing back whose points are spent', async () => {
    const id = await delivered();
    await app.services.db.updateTable('loyalty_balances').set({ points: 1 }).execute();
    expect((await stepBack(id)).body.code).toBe('step_back_points_spent');
    expect((await record(id)).order.status).toBe('Delivered');
    expect(await points()).toBe(1);
  });

  it('knows no other restaurant’s order', async () => {
    expect((await app.call({ url: '/staff/orders/nobodys/record', token: cook })).status).toBe(404);
    expect((await post('nobodys', 'notes', { text: 'x' })).status).toBe(404);
    expect((await stepBack('nobodys')).status).toBe(404);
  });
});
