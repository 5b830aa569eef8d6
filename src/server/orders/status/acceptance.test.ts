import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, rewardId } from '../../../../tests/support/order-input.ts';
import { outboxRows } from '../../../../tests/support/outbox.ts';
import { grantPoints, pointsOf, userIdOf } from '../../../../tests/support/people.ts';
import { plansOf, WITHOUT_INDEX } from '../../../../tests/support/query-plan.ts';
import { hire, listenLive } from '../../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { writtenRows } from '../../../../tests/support/written-rows.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createServices } from '../../wire.ts';
import { overdueOrders } from './acceptance.repo.ts';
import { cancelUnanswered } from './cancel-unanswered.ts';
import { remindOfOrders } from './remind-of-orders.ts';

describe.each(dialects)('orders that nobody answers, on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    customer = await app.register();
    owner = await hire(app, 'Owner', 'owner@example.test');
  });
  afterEach(() => app.close());

  const dinner = () => pickup([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]);
  async function place(body: object = dinner()): Promise<string> {
    const headers = { 'accept-language': 'pt' };
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body, headers })).body.data._id;
  }
  const remind = () => remindOfOrders(app.services).run();
  const cancel = () => cancelUnanswered(app.services).run();
  const orderOf = async (id: string) => (await app.call({ url: `/orders/${id}`, token: customer })).body.order;
  const reminders = async () => (await outboxRows(app.services)).filter(({ kind }) => kind === 'order_unanswered');
  const confirm = (id: string) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: owner, body: { status: 'Confirmed' } });
  const settings = (body: object) => app.call({ method: 'PUT', url: '/staff/unanswered-orders', token: owner, body });

  it('are remembered after five minutes: on open boards, and by a letter to each owner', async () => {
    await hire(app, 'Staff', 'staff@example.test');
    const id = await place();
    const heard = listenLive(app);
    app.setNow(NOON + 5 * MINUTE - 1);
    expect(await remind()).toBe(0);
    app.setNow(NOON + 5 * MINUTE);
    expect(await remind()).toBe(1);
    expect(heard.notices).toMatchObject([{ kind: 'order_unanswered', orderId: id }]);
    expect(await reminders()).toMatchObject([{ recipient: 'owner@example.test', language: 'en' }]);
    expect(await remind()).toBe(0);
  });

  it('are written to the log where the restaurant has no owner who could get a letter', async () => {
    const id = await place();
    await app.services.db.deleteFrom('staff').execute();
    const warned = vi.spyOn(app.services.log, 'warn');
    app.setNow(NOON + 5 * MINUTE);
    expect([await remind(), await reminders()]).toEqual([1, []]);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      { restaurant: ids.restaurant, order: id },
      expect.stringContaining('without an owner'),
    );
  });

  it('are called off after half an hour, the customer told why in the customer’s language', async () => {
    const id = await place();
    app.setNow(NOON + 30 * MINUTE);
    expect(await cancel()).toBe(1);
    const order = await orderOf(id);
    const reason = 'O restaurante não respondeu a tempo e este pedido foi cancelado automaticamente.';
    expect([order.status, order.statusHistory.at(-1).notes]).toEqual(['Cancelled by Restaurant', reason]);
    const letters = (await outboxRows(app.services)).filter(({ kind }) => kind === 'order_status');
    expect(letters.map(({ payload, language }) => [JSON.parse(payload).notes, language])).toEqual([[reason, 'pt']]);
    expect(await cancel()).toBe(0);
  });

  it('are called off by the restaurant’s rules, which the audit says', async () => {
    const id = await place();
    app.setNow(NOON + 30 * MINUTE);
    await cancel();
    const { entries } = (await app.call({ url: '/staff/audit', token: owner })).body.data;
    expect(entries).toMatchObject([
      {
        who: null,
        action: 'order_status',
        subjectId: id,
        before: { status: 'Pending Confirmation' },
        after: { status: 'Cancelled by Restaurant' },
      },
    ]);
  });

  it('that were answered stay as they are', async () => {
    const id = await place();
    await confirm(id);
    app.setNow(NOON + 60 * MINUTE);
    expect([await remind(), await cancel(), (await orderOf(id)).status]).toEqual([0, 0, 'Confirmed']);
  });

  it('give points and uses back exactly once, however many processes call them off', async () => {
    const userId = await userIdOf(app, customer);
    await grantPoints(app, userId, 100);
    await place({ ...dinner(), promotionId: rewardId('three-off'), discountAmount: 3, totalAmount: 19.4 });
    expect(await writtenRows(app.services.db)).toMatchObject({ uses: 1 });
    app.setNow(NOON + 30 * MINUTE);
    // The embedded database belongs to one process.
    const other = app.databaseUrl ? openDatabase({ databaseUrl: app.databaseUrl, dataDir: '' }) : null;
    const second = other ? createServices(app.services.config, other, app.services.clock) : app.services;
    await Promise.all(
      [app.services, second].flatMap((each) => [remindOfOrders(each).run(), remindOfOrders(each).run()]),
    );
    await Promise.all(
      [app.services, second].flatMap((each) => [cancelUnanswered(each).run(), cancelUnanswered(each).run()]),
    );
    await other?.db.destroy();
    expect(await reminders()).toHaveLength(1);
    expect(await pointsOf(app, userId)).toEqual({ balance: 100, ledger: 100 });
    expect(await writtenRows(app.services.db)).toMatchObject({ uses: 0, order_status_history: 2 });
  });

  it('are either accepted or called off at one moment, never both', async () => {
    const placed = await Promise.all(Array.from({ length: 5 }, () => place()));
    app.setNow(NOON + 30 * MINUTE);
    const [answers] = await Promise.all([Promise.all(placed.map(confirm)), cancel()]);
    for (const [at, id] of placed.entries()) {
      const { status, statusHistory } = await orderOf(id);
      expect(statusHistory).toHaveLength(2);
      expect(status).toBe(answers[at]?.status === 200 ? 'Confirmed' : 'Cancelled by Restaurant');
    }
  });

  it('wait as long as the restaurant says, when they are placed', async () => {
    const before = await place();
    await settings({ remindAfterMinutes: null, cancelAfterMinutes: 10 });
    const after = await place();
    app.setNow(NOON + 10 * MINUTE);
    expect([await remind(), await cancel()]).toEqual([1, 1]);
    expect([(await orderOf(before)).status, (await orderOf(after)).status]).toEqual([
      'Pending Confirmation',
      'Cancelled by Restaurant',
    ]);
    await settings({ remindAfterMinutes: null, cancelAfterMinutes: null });
    expect((await app.call({ url: '/staff/unanswered-orders', token: owner })).body.data).toMatchObject({
      remindAfterMinutes: null,
      cancelAfterMinutes: null,
    });
    await place();
    app.setNow(NOON + 20 * MINUTE);
    expect([await remind(), await cancel()]).toEqual([0, 0]);
  });

  it('are found by their own index', async () => {
    const plans = await plansOf(app.services, (db) => overdueOrders(db, { now: NOON, limit: 500 }));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('orders_to_cancel');
    expect(plans[0]).not.toMatch(WITHOUT_INDEX);
  });
});
