import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { delivery, ids, item, pickup, promotionId, rewardId } from '../../../../tests/support/order-input.ts';
import { employ, grantPoints, pointsOf, userIdOf } from '../../../../tests/support/people.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { writtenRows } from '../../../../tests/support/written-rows.ts';
import { ORDER_STATUSES, type OrderStatus, STATUS_TRANSITIONS } from '../../../domain/orders/order-status.ts';
import { toJson } from '../../platform/database/json-columns.ts';

describe.each(dialects)('the life of an order on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let userId: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register('customer@example.test');
    userId = await userIdOf(app, customer);
    staff = await app.register('staff@example.test');
    await employ(app, await userIdOf(app, staff));
  });
  afterEach(() => app.close());

  async function place(body: unknown = pickup([item('lemonade', [], 4)])): Promise<string> {
    const answer = await app.call({ method: 'POST', url: '/orders', token: customer, body });
    expect(answer.status).toBe(201);
    return answer.body.data._id;
  }
  const cancel = (id: string, token = customer) =>
    app.call({ method: 'PATCH', url: `/orders/${id}/cancel-my-order`, token });
  const move = (id: string, status: string, more: object = {}, token = staff) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token, body: { status, ...more } });
  const reason = { notes: 'We have run out of dough.' };
  async function walk(id: string, ...steps: OrderStatus[]) {
    let last = await move(id, steps[0] as string, reason);
    for (const step of steps.slice(1)) last = await move(id, step, reason);
    expect([last.status, last.body.data?.order.status]).toEqual([200, steps.at(-1)]);
    return last.body.data.order;
  }
  const big = () => pickup([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]);

  it('takes a pickup order from the kitchen to the counter', async () => {
    const id = await place();
    const order = await walk(id, 'Confirmed', 'Preparing', 'Ready for Pickup', 'Completed');
    expect(order.version).toBe(5);
    expect(order.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'Pending Confirmation',
      'Confirmed',
      'Preparing',
      'Ready for Pickup',
      'Completed',
    ]);
    expect(order.paymentDetails).toEqual({
      method: 'Cash',
      paymentStatus: 'Paid',
      paidAt: new Date(NOON).toISOString(),
    });
  });

  it('is paid when it is handed over, whatever the restaurant calls the way to pay, but for the placeholder', async () => {
    const methods = ['Card on Delivery', 'MB WAY', 'Bargeld', 'Online Payment (Placeholder)'];
    await app.services.db
      .updateTable('restaurants')
      .set({ payment_methods: toJson(methods.map((methodName) => ({ methodName, isEnabled: true }))) })
      .where('id', '=', ids.restaurant)
      .execute();
    const payments = [];
    for (const method of methods) {
      const body = pickup([item('lemonade', [], 4)], { paymentDetails: { method, paymentStatus: 'Pending' } });
      const id = await place(body);
      expect((await walk(id, 'Confirmed', 'Preparing', 'Ready for Pickup')).paymentDetails.paidAt).toBeNull();
      payments.push((await walk(id, 'Completed')).paymentDetails);
    }
    const paidAt = new Date(NOON).toISOString();
    expect(payments).toEqual(
      methods.map((method, i) =>
        i < 3 ? { method, paymentStatus: 'Paid', paidAt } : { method, paymentStatus: 'Pending', paidAt: null },
      ),
    );
  });

  it('takes a delivery to the door; points come once, one for each whole pound', async () => {
    const id = await place(delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]));
    await walk(id, 'Confirmed', 'Preparing', 'Out for Delivery');
    expect(await pointsOf(app, userId)).toEqual({ balance: 0, ledger: 0 });
    await walk(id, 'Delivered');
    expect(await pointsOf(app, userId)).toEqual({ balance: 24, ledger: 24 });
    await walk(id, 'Completed');
    expect(await pointsOf(app, userId)).toEqual({ balance: 24, ledger: 24 });
  });

  it('keeps the promise and the note for the customer, and an audit line for the restaurant', async () => {
    const id = await place();
    const { body } = await move(id, 'Confirmed', { readyInMinutes: 25, notes: 'Table by the door' });
    expect(body.data.order.estimatedReadyAt).toBe(new Date(NOON + 25 * 60_000).toISOString());
    const seen = await app.call({ url: `/orders/${id}`, token: customer });
    expect(seen.body.order.statusHistory[1]).toMatchObject({ status: 'Confirmed', notes: 'Table by the door' });
    const audit = await app.services.db.selectFrom('audit_log').selectAll().execute();
    expect(audit).toMatchObject([
      { action: 'order_status', subject_id: id, before: '{"status":"Pending Confirmation"}' },
    ]);
    const letters = await app.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_status').execute();
    expect(letters.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { orderId: id, status: 'Confirmed', notes: 'Table by the door' },
    ]);
  });

  it('refuses every step that the table does not list, and says which are', async () => {
    const id = await place();
    const { body, status } = await move(id, 'Completed');
    expect([status, body.code, body.currentStatus]).toEqual([409, 'illegal_transition', 'Pending Confirmation']);
    expect(body.allowed).toEqual(['Confirmed', 'Cancelled by Restaurant', 'Failed']);
    await walk(id, 'Confirmed', 'Preparing');
    for (const to of ORDER_STATUSES.filter((each) => !['Ready for Pickup', 'Cancelled by Restaurant'].includes(each))) {
      expect((await move(id, to, reason)).status).toBe(409);
    }
    expect((await move(id, 'Eaten')).status).toBe(422);
  });

  it('tells the customer a usual reason in the language of the order, and the log which one it was', async () => {
    const headers = { 'accept-language': 'pt' };
    const body = pickup([{ ...item('lemonade'), productName: 'Limonada' }]);
    const placed = await app.call({ method: 'POST', url: '/orders', token: customer, headers, body });
    const { _id } = placed.body.data;
    expect((await move(_id, 'Cancelled by Restaurant')).status).toBe(422);
    expect((await move(_id, 'Cancelled by Restaurant', { reason: 'bored' })).status).toBe(422);
    await move(_id, 'Cancelled by Restaurant', { reason: 'sold_out' });
    const seen = await app.call({ url: `/orders/${_id}`, token: customer });
    expect(seen.body.order.statusHistory.at(-1).notes).toBe('Algo do seu pedido esgotou');
    const log = await app.services.db.selectFrom('audit_log').select('after').execute();
    expect(log.map(({ after }) => JSON.parse(after ?? ''))).toEqual([
      { status: 'Cancelled by Restaurant', reason: 'sold_out' },
    ]);
  });

  it('has side exits from every state that allows one', async () => {
    const exits: OrderStatus[][] = [
      ['Cancelled by Restaurant'],
      ['Confirmed', 'Cancelled by Restaurant'],
      ['Confirmed', 'Preparing', 'Cancelled by Restaurant'],
      ['Confirmed', 'Preparing', 'Ready for Pickup', 'Cancelled by Restaurant'],
      ['Failed'],
    ];
    for (const steps of exits) await walk(await place(), ...steps);
    const away = await place(delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]));
    await walk(away, 'Confirmed', 'Preparing', 'Out for Delivery', 'Failed');
  });

  it('lets the customer cancel once, and only what is not confirmed', async () => {
    const id = await place();
    const answer = await cancel(id);
    expect([answer.status, answer.body.data.order.status]).toEqual([200, 'Cancelled by User']);
    const again = await cancel(id);
    expect([again.status, again.body.code, again.body.currentStatus]).toEqual([
      409,
      'not_cancellable',
      'Cancelled by User',
    ]);
    const confirmed = await place();
    await walk(confirmed, 'Confirmed');
    expect((await cancel(confirmed)).body.currentStatus).toBe('Confirmed');
  });

  it('gives points and uses back exactly once, however often it is cancelled at once', async () => {
    await grantPoints(app, userId, 100);
    const reward = await place({ ...big(), promotionId: rewardId('three-off'), discountAmount: 3, totalAmount: 19.4 });
    const coupon = await place({
      ...big(),
      promotionId: promotionId('last-five'),
      couponCode: 'LAST5',
      discountAmount: 5,
      totalAmount: 17.4,
    });
    expect(await pointsOf(app, userId)).toEqual({ balance: 40, ledger: 40 });
    expect(await writtenRows(app.services.db)).toMatchObject({ uses: 2 });
    for (const id of [reward, coupon]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => (i % 2 ? cancel(id) : move(id, 'Cancelled by Restaurant', reason))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    }
    expect(await pointsOf(app, userId)).toEqual({ balance: 100, ledger: 100 });
    expect(await writtenRows(app.services.db)).toMatchObject({ uses: 0 });
    await place({
      ...big(),
      promotionId: promotionId('last-five'),
      couponCode: 'LAST5',
      discountAmount: 5,
      totalAmount: 17.4,
    });
  });

  it('keeps strangers, customers and other restaurants away', async () => {
    const id = await place();
    const stranger = await app.register('stranger@example.test');
    const neighbour = await app.register('neighbour@example.test', SUSHI);
    expect((await cancel(id, stranger)).status).toBe(404);
    expect((await app.call({ url: `/orders/${id}`, token: stranger })).status).toBe(404);
    expect((await app.call({ url: `/orders/${id}`, token: neighbour, host: SUSHI })).status).toBe(404);
    for (const token of [customer, stranger]) {
      expect((await move(id, 'Confirmed', {}, token)).status).toBe(403);
      expect((await app.call({ url: '/staff/orders', token })).status).toBe(403);
      expect((await app.call({ url: `/staff/orders/${id}`, token })).status).toBe(403);
    }
    expect((await app.call({ url: '/staff/orders', token: neighbour, host: SUSHI })).status).toBe(403);
    expect((await app.call({ url: '/staff/orders' })).status).toBe(401);
    expect((await app.call({ url: `/orders/${id}`, token: customer })).body.order.status).toBe('Pending Confirmation');
  });

  it('shows the staff their restaurant’s orders in its own language', async () => {
    const body = pickup([item('pasta-trio', ['sauces/pesto', 'sauces/butter'])]);
    const placed = await app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body,
      headers: { 'accept-language': 'pt' },
    });
    await walk(await place(), 'Confirmed');
    const pending = await app.call({ url: '/staff/orders?status=Pending%20Confirmation', token: staff });
    expect(pending.body.data).toMatchObject({ currentPage: 1, hasMore: false });
    expect(pending.body.data.orders[0]).toMatchObject({
      _id: placed.body.data._id,
      contactPhone: '+44 20 7946 0958',
      lang: 'en',
      items: [
        { productName: 'Pasta trio', selectedOptions: [{ optionName: 'Sauces' }, { valueLabel: 'Sage butter' }] },
      ],
    });
    expect(pending.body.data.orders).toHaveLength(1);
    const first = await app.call({ url: '/staff/orders?limit=1', token: staff });
    expect(first.body.data).toMatchObject({ hasMore: true, until: first.body.data.orders[0].createdAt });
    const last = await app.call({ url: `/staff/orders?limit=1&page=2&until=${first.body.data.until}`, token: staff });
    expect(last.body.data).toMatchObject({ currentPage: 2, hasMore: false, until: first.body.data.until });
    expect(last.body.data.orders[0]._id).not.toBe(first.body.data.orders[0]._id);
  });

  it('is found by the number that a customer reads over the phone', async () => {
    const id = await place();
    await place();
    const found = async (number: string) => {
      const url = `/staff/orders?number=${encodeURIComponent(number)}`;
      const { body } = await app.call({ url, token: staff });
      return body.data.orders.map(({ _id }: { _id: string }) => _id);
    };
    const { body } = await app.call({ url: `/staff/orders/${id}`, token: staff });
    const { orderNumber } = body.order;
    for (const heard of [orderNumber, orderNumber.toLowerCase().replace('-', ' '), ` #${orderNumber}`]) {
      expect(await found(heard)).toEqual([id]);
    }
    expect([await found(orderNumber.slice(0, 4)), await found(''), await found('2222-2222')]).toEqual([[], [], []]);
  });

  it('is guarded by the database itself, for every pair of states', async () => {
    const { db } = app.services;
    const id = await place();
    const set = (status: OrderStatus) =>
      db
        .updateTable('orders')
        .set({ status })
        .where('restaurant_id', '=', ids.restaurant)
        .where('id', '=', id)
        .execute();
    for (const to of ORDER_STATUSES) {
      const isAllowed = STATUS_TRANSITIONS.some(
        (t) => t.from === 'Pending Confirmation' && t.to === to && t.orderType === 'Pickup',
      );
      if (!isAllowed && to !== 'Pending Confirmation')
        await expect(set(to)).rejects.toThrow(/illegal status transition/);
    }
    await set('Confirmed');
    await expect(set('Completed')).rejects.toThrow(/illegal status transition/);
  });
});
