import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('orders that two tablets change, on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  let id: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    staff = await hire(app);
    const placed = { method: 'POST', url: '/orders', token: customer, body: pickup([item('lemonade')]) } as const;
    id = (await app.call(placed)).body.data._id;
  });
  afterEach(() => app.close());

  const move = (status: string, more: object = {}) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: staff, body: { status, ...more } });
  const promise = (readyInMinutes: number, more: object = {}) =>
    app.call({
      method: 'PATCH',
      url: `/staff/orders/${id}/ready-time`,
      token: staff,
      body: { readyInMinutes, ...more },
    });
  const iso = (instant: number) => new Date(instant).toISOString();

  it('are promised for later: the customer’s pages and a letter tell it, the history keeps to states', async () => {
    await move('Confirmed', { readyInMinutes: 20 });
    const heard = listenLive(app);
    app.setNow(NOON + 10 * MINUTE);
    const { status, body } = await promise(30, { notes: 'The oven is full.' });
    const readyAt = iso(NOON + 40 * MINUTE);
    expect([status, body.data.order.estimatedReadyAt, body.data.order.version]).toEqual([200, readyAt, 3]);
    expect(body.data.order.statusHistory).toHaveLength(2);
    expect(heard).toMatchObject({ customers: [{ estimatedReadyAt: readyAt }], staff: [{ estimatedReadyAt: readyAt }] });
    const letters = (await outboxRows(app.services)).filter(({ kind }) => kind === 'order_ready_time');
    expect(letters.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { orderId: id, status: 'Confirmed', notes: 'The oven is full.' },
    ]);
    const audit = await app.services.db.selectFrom('audit_log').selectAll().orderBy('created_at').execute();
    expect(audit.at(-1)).toMatchObject({
      action: 'order_ready_time',
      before: JSON.stringify({ estimatedReadyAt: iso(NOON + 20 * MINUTE) }),
      after: JSON.stringify({ estimatedReadyAt: readyAt, notes: 'The oven is full.' }),
    });
  });

  it('are promised for another day where they are wanted then', async () => {
    await move('Confirmed');
    const tomorrow = 24 * 60;
    expect((await promise(tomorrow + 15)).body.data.order.estimatedReadyAt).toBe(iso(NOON + (tomorrow + 15) * MINUTE));
    expect((await promise(8 * tomorrow)).status).toBe(422);
    expect((await move('Preparing', { readyInMinutes: tomorrow })).status).toBe(422);
  });

  it('get no promise before they are confirmed, nor once they are ready', async () => {
    const early = await promise(30);
    expect([early.status, early.body.code, early.body.order.status]).toEqual([
      409,
      'ready_time_fixed',
      'Pending Confirmation',
    ]);
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup']) await move(status);
    expect((await promise(30)).body.code).toBe('ready_time_fixed');
    expect((await promise(4)).status).toBe(422);
  });

  it('are not changed by what was decided about an older version, and the answer has the newer one', async () => {
    expect((await move('Confirmed', { expectedVersion: 1 })).status).toBe(200);
    for (const late of [await move('Preparing', { expectedVersion: 1 }), await promise(30, { expectedVersion: 1 })]) {
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'order_changed', order: { _id: id, version: 2, status: 'Confirmed', customerName: 'Ada Cook' } },
      });
    }
    expect((await move('Preparing', { expectedVersion: 2 })).body.data.order.version).toBe(3);
  });

  it('are changed once, however many tablets do so at one moment', async () => {
    const moves = Array.from({ length: 6 }, () => move('Confirmed', { expectedVersion: 1 }));
    expect((await Promise.all(moves)).map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    const promises = [30, 35, 40, 45].map((minutes) => promise(minutes, { expectedVersion: 2 }));
    expect((await Promise.all(promises)).map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('are either accepted or cancelled by the customer, never both', async () => {
    const cancel = app.call({ method: 'PATCH', url: `/orders/${id}/cancel-my-order`, token: customer });
    const answers = await Promise.all([move('Confirmed'), cancel]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are called off with a reason only, which the customer reads', async () => {
    for (const notes of [undefined, '', '   ']) {
      const refused = await move('Cancelled by Restaurant', { notes });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'notes' }] } });
    }
    await move('Cancelled by Restaurant', { notes: 'We are out of lemons.' });
    const seen = await app.call({ url: `/orders/${id}`, token: customer });
    expect(seen.body.order.statusHistory.at(-1)).toMatchObject({ notes: 'We are out of lemons.' });
  });

  it('says that an order cannot be called off any more before it asks for a reason', async () => {
    await move('Cancelled by Restaurant', { notes: 'We are out of lemons.' });
    const refused = await move('Cancelled by Restaurant');
    expect(refused).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
  });
});
