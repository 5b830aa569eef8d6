import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import {
  delivery,
  deliveryAddress,
  ids,
  item,
  pickup,
  productId,
  promotionId,
} from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SUSHI_PLACE } from '../../../tests/support/world-places.ts';
import type { PhoneQuoteInput } from '../../contract/staff/staff-phone-orders.ts';

const PHONE = '+44 20 7946 0958';
const DAY = 86_400_000;

describe.each(dialects)('orders by telephone on %s', (dialect) => {
  let test: TestApp;
  let staff: string;
  let manager: string;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    staff = await hire(test, 'Staff');
    manager = await hire(test, 'Manager');
  });
  afterEach(() => test.close());

  const post = (url: string, body: object, token = staff, headers = {}) =>
    test.call({ method: 'POST', url: `/staff${url}`, token, body, headers });
  const dinner = (more: object = {}) => ({
    ...delivery([item('margherita', ['size/large'], 2)]),
    customerName: 'Cara Caller',
    readyInMinutes: 30,
    ...more,
  });
  const place = (body: object, token = staff, key?: string) =>
    post('/phone-orders', body, token, key ? { 'idempotency-key': key } : {});
  const find = async (phone = PHONE, token = staff) => (await post('/callers', { phone }, token)).body.data.caller;
  const quote = async (parts: Partial<PhoneQuoteInput>) => {
    const body = { items: [], orderType: 'Pickup', isASAP: true, scheduledAt: null, deliveryAddress: null, ...parts };
    return (await post('/phone-quotes', body)).body.data;
  };
  const line = (key: string, quantity = 1) => ({ productId: productId(key), quantity, selectedOptions: [] });
  const change = (columns: { ordering_paused_until?: number }) =>
    test.services.db.updateTable('restaurants').set(columns).where('id', '=', ids.restaurant).execute();
  const counted = (table: 'orders' | 'users') =>
    test.services.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count));

  it('are accepted at once, say how they came, and who took them', async () => {
    const heard = listenLive(test);
    const { status, body } = await place(dinner());
    expect(status).toBe(201);
    expect(body.data.order).toMatchObject({
      channel: 'phone',
      status: 'Confirmed',
      customerName: 'Cara Caller',
      changedBy: expect.any(String),
      estimatedReadyAt: new Date(NOON + 30 * 60_000).toISOString(),
      answerBy: null,
    });
    expect(body.data.order.statusHistory.map((each: { status: string }) => each.status)).toEqual([
      'Pending Confirmation',
      'Confirmed',
    ]);
    expect(heard.staff).toHaveLength(1);
    const board = await test.call({ url: '/staff/board', token: staff });
    expect(board.body.data.open).toMatchObject([{ channel: 'phone' }]);
  });

  it('bring a caller back, by any spelling of the number, at this restaurant only', async () => {
    expect(await find()).toBeNull();
    const { body } = await place(dinner());
    test.setNow(NOON + 60_000);
    await place({ ...dinner(), customerName: 'Cara C.', email: 'cara@example.test' });
    const caller = await find('020 7946 0958');
    expect(caller).toMatchObject({ name: 'Cara C.', email: 'cara@example.test' });
    expect(caller.orders).toHaveLength(2);
    expect(caller.orders[1]._id).toBe(body.data.order._id);
    expect(caller.addresses).toMatchObject([{ street: '2 Test Lane', postalCode: 'N1 2BB' }]);
    expect(await find('020 7946 0959')).toBeNull();
    expect(await find('+1 120 7946 0958')).toBeNull();
    expect(await test.services.db.selectFrom('users').select('id').where('kind', '=', 'guest').execute()).toHaveLength(
      1,
    );

    const there = await test.register('sushi@example.test', SUSHI);
    const id = (await test.call({ url: '/users/me', token: there, host: SUSHI })).body.data.user._id;
    await employ(test, id, 'Owner', SUSHI_PLACE.restaurantId);
    const asked = { method: 'POST' as const, url: '/staff/callers', host: SUSHI, token: there, body: { phone: PHONE } };
    expect((await test.call(asked)).body.data.caller).toBeNull();
  });

  it('are mailed only to callers who gave an address', async () => {
    const mails = () => test.services.db.selectFrom('outbox').select(['kind', 'recipient']).execute();
    await place(dinner());
    expect(await mails()).toEqual([]);
    await place(dinner({ email: 'cara@example.test' }));
    expect(await mails()).toEqual([{ kind: 'order_status', recipient: 'cara@example.test' }]);
  });

  it('are placed once, however often they are sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(dinner(), staff, 'one-call')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.data.order._id)).size).toBe(1);
    expect(await counted('orders')).toBe(1);
    expect((await place(dinner({ customerName: 'Other' }), staff, 'one-call')).body.code).toBe('idempotency_mismatch');
  });

  it('are charged what the menu says, and promotions count as online', async () => {
    const cheap = { ...item('lemonade'), unitPrice: 1, itemSubtotal: 1 };
    const refused = await place({ ...pickup([cheap]), customerName: 'Cara' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(await counted('orders')).toBe(0);
    const quoted = await quote({ items: [line('lemonade', 4)], couponCode: 'ten' });
    expect(quoted).toMatchObject({ promotionId: promotionId('ten-off'), promotionProblem: null });
    expect(quoted.figures.discountAmount).toBeGreaterThan(0);
    const unknown = await quote({ items: [line('lemonade')], couponCode: 'NOPE' });
    expect(unknown).toMatchObject({ promotionId: null, promotionProblem: expect.stringMatching(/./) });
  });

  it('are not paid online where the restaurant takes no cards', async () => {
    const paymentDetails = { method: 'Card or wallet', paymentStatus: 'Pending' };
    const { status, body } = await place({ ...dinner(), paymentDetails });
    expect([status, body.code]).toEqual([409, 'payment_method_unavailable']);
  });

  it('are quoted with all that stands in their way, and without what is sold out', async () => {
    await change({ ordering_paused_until: NOON + DAY });
    const quoted = await quote({
      items: [line('lemonade'), line('calzone'), { ...line('margherita'), productId: 'nothing' }],
      orderType: 'Delivery',
      deliveryAddress: { ...deliveryAddress, postalCode: 'N1 2BB' },
    });
    expect(quoted.obstacles.map(({ override }: { override: string }) => override)).toEqual(['closed', 'minimum']);
    expect(quoted.obstacles[1].message).toContain('15');
    expect(quoted.items).toHaveLength(1);
    expect(quoted.changes.length).toBeGreaterThan(0);
    expect(quoted.figures.totalAmount).toBe(quoted.figures.subtotal + 2.5);
  });

  it('may be taken against the rules by a manager with a reason, which is audited', async () => {
    await change({ ordering_paused_until: NOON + DAY });
    const small = { ...delivery([item('lemonade')]), customerName: 'Cara', overrides: ['closed', 'minimum'] };
    expect(await place({ ...small, overrides: [] }, manager)).toMatchObject({
      status: 409,
      body: { code: 'ordering_paused', override: 'closed' },
    });
    expect(await place({ ...small, overrideReason: 'A regular' })).toMatchObject({
      status: 403,
      body: { code: 'override_not_allowed' },
    });
    expect(await place(small, manager)).toMatchObject({ status: 422, body: { errors: [{ field: 'overrideReason' }] } });
    expect(await place({ ...small, overrides: ['closed'], overrideReason: 'A regular' }, manager)).toMatchObject({
      body: { code: 'below_minimum', override: 'minimum' },
    });
    expect(await counted('orders')).toBe(0);
    expect(await test.services.db.selectFrom('users').select('id').where('kind', '=', 'guest').execute()).toEqual([]);
    const { status, body } = await place({ ...small, overrideReason: 'A regular' }, manager);
    expect(status).toBe(201);
    const entry = await test.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'phone_order')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ subject_id: body.data.order._id, user_id: await userIdOf(test, manager) });
    expect(JSON.parse(entry.after ?? '')).toMatchObject({ overrides: ['closed', 'minimum'], reason: 'A regular' });
  });

  it('may have other prices and addresses outside the area, by override alone', async () => {
    const terms = { fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
    const zones = [{ name: 'North', postcodes: ['N7'], kilometres: null, ...terms }];
    const set = await test.call({ method: 'PUT', url: '/staff/zones', token: manager, body: { zones } });
    expect(set.status).toBe(200);
    const gift = { ...item('margherita', ['size/large']), unitPrice: 15, itemSubtotal: 18 };
    const body = { ...delivery([gift]), customerName: 'Cara', overrideReason: 'Sorry for the last one' };
    expect((await place({ ...body, overrides: ['prices'] }, manager)).body.override).toBe('area');
    expect((await place({ ...body, overrides: ['area'] }, manager)).body.code).toBe('price_changed');
    const { body: placed } = await place({ ...body, overrides: ['area', 'prices'] }, manager);
    expect(placed.data.order).toMatchObject({ subtotal: 18, totalAmount: 20.5, items: [{ unitPrice: 15 }] });
  });

  it('never go to the account or the device of whoever typed the number on a page', async () => {
    const token = await test.register();
    await test.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    await place(dinner());
    const mine = await test.call({ url: '/orders/my-orders', token });
    expect(mine.body.totalOrders).toBe(1);
  });
});
