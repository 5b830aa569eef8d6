import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';

describe.each(dialects)('orders by telephone that are paid by a link, on %s,', (dialect) => {
  let test: CardApp;
  let staff: string;
  beforeEach(async () => {
    test = await startCardApp(dialect);
    test.setNow(NOON);
    staff = await hire(test, 'Staff');
  });
  afterEach(() => test.close());

  const as = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, token = staff) =>
    test.call({ method, url: `/staff${url}`, token, ...(body && { body }) });
  const take = async (more: object = {}) => {
    const parts = { customerName: 'Cara Caller', email: 'cara@example.test', readyInMinutes: 45, ...more };
    return as('POST', '/phone-orders', { ...pickup([item('lemonade', [], 4)], { paymentDetails: CARD }), ...parts });
  };
  const taken = async (more: object = {}) => (await take(more)).body.data.order;
  const listed = async () => (await as('GET', '/phone-payments')).body.data.payments;
  const board = async () => (await as('GET', '/board')).body.data.open;
  const linkOf = async (id: string, isMailed = false) =>
    (await as('POST', `/phone-payments/${id}/link`, { isMailed })).body.data.url as string;
  const tokenOf = async (id: string) => (await linkOf(id)).split('#')[1] as string;
  const tracked = (url: string, token: string) =>
    test.call({ method: 'POST', url: `/tracked-orders${url}`, body: { token } });
  const pay = async (token: string, way: 'pay' | 'mb_way' | 'decline' = 'pay') => {
    const { status, body } = await tracked('/payment', token);
    expect(status).toBe(200);
    const session = body.data.url.split('/').at(-1) as string;
    test.stripe.simulator.act(session, way);
    return session;
  };
  const intents = () => Object.values(test.stripe.simulator.records.intents);
  const mails = () => test.services.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const onlineOnly = (rule: object) =>
    test.services.db
      .updateTable('restaurants')
      .set({ online_only: JSON.stringify(rule) as never })
      .where('id', '=', ids.restaurant)
      .execute();

  it('are unknown to the restaurant until they are paid, and then ring as any other', async () => {
    const heard = listenLive(test);
    const order = await taken();
    expect(order).toMatchObject({ status: 'Awaiting Payment', channel: 'phone' });
    expect([await board(), heard.staff]).toEqual([[], []]);
    expect((await as('GET', `/orders/${order._id}`)).status).toBe(404);
    expect(await listed()).toMatchObject([
      {
        ...{ orderId: order._id, state: 'waiting', customerName: 'Cara Caller', email: 'cara@example.test' },
        payBy: new Date(NOON + 30 * MINUTE).toISOString(),
      },
    ]);
    await pay(await tokenOf(order._id));
    await test.work();
    expect(await board()).toMatchObject([
      { _id: order._id, status: 'Pending Confirmation', estimatedReadyAt: new Date(NOON + 45 * MINUTE).toISOString() },
    ]);
    expect((await listed())[0].state).toBe('paid');
    await test.staffDo(order._id, 'Confirmed');
    await test.work();
    expect(intents()).toMatchObject([{ status: 'succeeded', captured: 1300 }]);
  });

  it('mail the link, by which whoever has it pays and sees that it is paid', async () => {
    const order = await taken();
    const [row] = await mails();
    expect(row).toMatchObject({ kind: 'order_pay', recipient: 'cara@example.test' });
    const mail = await composeMail(test.services, row as NonNullable<typeof row>);
    expect(mail.text).toContain('Pay £13.00');
    const token = /\/track#([\w-]{22})/.exec(mail.text)?.[1] as string;
    const before = await tracked('', token);
    expect(before.body.order.paymentDetails.online).toMatchObject({ state: 'created', amount: 13 });
    await pay(token);
    await test.work();
    expect((await tracked('', token)).body.order.status).toBe('Pending Confirmation');
    expect((await tracked('/payment', token)).body.code).toBe('not_payable');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order_pay', 'order_placed']);
    expect((await as('POST', `/phone-payments/${order._id}/link`, { isMailed: true })).body.code).toBe(
      'payment_not_awaited',
    );
  });

  it('are paid by callers who have given no address for mails', async () => {
    const { _id } = await taken({ email: null });
    await pay(await tokenOf(_id));
    await test.work();
    expect(await board()).toMatchObject([{ _id, status: 'Pending Confirmation' }]);
  });

  it('send the link again, each time another of the same page', async () => {
    const { _id } = await taken();
    const [one, other] = [await tokenOf(_id), await tokenOf(_id)];
    expect(one).not.toBe(other);
    const pages = [await tracked('/payment', one), await tracked('/payment', other)];
    expect(pages[0]?.body.data.url).toBe(pages[1]?.body.data.url);
    await linkOf(_id, true);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order_pay', 'order_pay']);
  });

  it('can be paid at most until they were promised', async () => {
    const soon = await taken({ readyInMinutes: 15 });
    expect((await listed())[0].payBy).toBe(new Date(NOON + 15 * MINUTE).toISOString());
    expect(soon.paymentDetails.online.payBy).toBe(new Date(NOON + 15 * MINUTE).toISOString());
  });

  it('are called off when nobody pays in time, which staff are told', async () => {
    const { _id } = await taken();
    const token = await tokenOf(_id);
    const session = await pay(token, 'decline');
    test.setNow(NOON + 30 * MINUTE);
    await test.work();
    expect(await listed()).toMatchObject([{ orderId: _id, state: 'expired' }]);
    test.stripe.simulator.act(session, 'pay');
    await test.work();
    expect((await tracked('', token)).body.order.status).toBe('Not Paid');
    expect(intents().every(({ status }) => status !== 'succeeded' && status !== 'requires_capture')).toBe(true);
    expect(await board()).toEqual([]);
  });

  it.each(['pay', 'mb_way'] as const)(
    'are paid at the door instead if staff say so, and what is paid by %s at that moment comes back',
    async (way) => {
      const { _id } = await taken();
      const session = await pay(await tokenOf(_id), 'decline');
      const changed = await as('POST', `/phone-payments/${_id}/door`, { method: 'Cash' });
      expect(changed.body.data.order).toMatchObject({
        ...{ status: 'Confirmed', estimatedReadyAt: new Date(NOON + 45 * MINUTE).toISOString() },
        paymentDetails: { method: 'Cash', paymentStatus: 'Pending' },
      });
      test.stripe.simulator.act(session, way);
      await test.work();
      await test.work();
      expect(intents()[0]).toMatchObject(way === 'pay' ? { status: 'canceled' } : { captured: 1300, refunded: 1300 });
      expect((await board())[0].paymentDetails).toMatchObject({ method: 'Cash', paymentStatus: 'Pending' });
      expect(await listed()).toEqual([]);
      expect((await as('POST', `/phone-payments/${_id}/door`, { method: 'Cash' })).body.code).toBe(
        'payment_not_awaited',
      );
      for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
      const books = await test.call({
        url: '/staff/books?from=2026-06-01&to=2026-06-30&by=day',
        token: test.owner,
      });
      expect(books.body.data.total).toMatchObject({ sales: 13, atDoor: 13, online: 0, difference: 0 });
    },
  );

  it('are called off by staff, or by the caller with the link', async () => {
    const one = await taken();
    expect((await as('DELETE', `/phone-payments/${one._id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    const other = await taken({ contactPhone: '+44 20 7946 0111' });
    await tracked('/cancellation', await tokenOf(other._id));
    expect(await listed()).toMatchObject([{ orderId: other._id, state: 'declined' }]);
    expect((await as('DELETE', `/phone-payments/${other._id}`)).body.code).toBe('payment_not_awaited');
    const { action, after } = await test.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', one._id)
      .where('action', '=', 'order_status')
      .executeTakeFirstOrThrow();
    expect([action, after]).toEqual(['order_status', '{"status":"Not Paid"}']);
  });

  it('are one of: paid, switched, called off, whatever happens at the same moment', async () => {
    const { _id } = await taken();
    await pay(await tokenOf(_id));
    await Promise.all([
      as('POST', `/phone-payments/${_id}/door`, { method: 'Cash' }),
      as('DELETE', `/phone-payments/${_id}`),
      test.work(),
    ]);
    await test.work();
    const stored = await test.services.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const [intent] = intents();
    const isKept = stored.status === 'Pending Confirmation';
    expect(intent?.status).toBe(isKept ? 'requires_capture' : 'canceled');
  });

  it('are the way out where orders must be paid online; only a manager lets one be paid at the door', async () => {
    await onlineOnly({ above: 5, guests: false, laterDays: false });
    const cash = { paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } };
    const refused = await take(cash);
    expect(refused.body).toMatchObject({ code: 'online_payment_required', override: 'payment' });
    const quoted = await as('POST', '/phone-quotes', {
      items: [{ productId: item('lemonade').productId, quantity: 4, selectedOptions: [] }],
      ...{ orderType: 'Pickup', isASAP: true, scheduledAt: null, deliveryAddress: null, paymentMethod: 'Cash' },
    });
    expect(quoted.body.data.obstacles).toMatchObject([{ override: 'payment' }]);
    const { _id } = await taken();
    expect((await as('POST', `/phone-payments/${_id}/door`, { method: 'Cash' })).body.code).toBe(
      'online_payment_required',
    );
    const manager = await hire(test, 'Manager');
    expect((await as('POST', `/phone-payments/${_id}/door`, { method: 'Cash' }, manager)).status).toBe(200);
  });

  it('of which staff know nothing on a page are none of the telephone', async () => {
    const { _id } = await test.order();
    expect(await listed()).toEqual([]);
    for (const [method, path, body] of [
      ['POST', '/link', { isMailed: false }],
      ['POST', '/door', { method: 'Cash' }],
      ['DELETE', '', undefined],
    ] as const) {
      expect((await as(method, `/phone-payments/${_id}${path}`, body)).status).toBe(404);
    }
    const link = await test.call({ method: 'POST', url: `/orders/${_id}/links`, token: test.customer });
    expect((await tracked('/payment', link.body.data.token)).body.code).toBe('not_payable');
    expect((await tracked('', link.body.data.token)).body.order.paymentDetails.online).toBeUndefined();
  });

  it('that cost nothing need no payment: they are accepted at once', async () => {
    const gift = { ...item('lemonade'), unitPrice: 0, itemSubtotal: 0 };
    const parts = { customerName: 'Cara Caller', overrides: ['prices'], overrideReason: 'Sorry for the last one' };
    const body = { ...pickup([gift], { paymentDetails: CARD }), ...parts };
    const { status, body: placed } = await as('POST', '/phone-orders', body, test.owner);
    expect([status, placed.data.order.status, placed.data.order.totalAmount]).toEqual([201, 'Confirmed', 0]);
    expect(placed.data.order.paymentDetails.online).toBeUndefined();
    expect(await listed()).toEqual([]);
  });
});
