import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { composeMail } from '../mail/compose-mail.ts';

const FIRST = { name: 'First Person', email: 'first@example.test' };
const SECOND = { name: 'Second Person', email: 'second@example.test' };
const [PHONE_1, PHONE_2] = ['+44 20 7946 0001', '+44 20 7946 0002'];

describe.each(dialects)('the person of an order, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'true', OPEN_ORDERS: '2' });
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const beginGuest = async () => (await app.call({ method: 'POST', url: '/auth/guest' })).body.accessToken as string;
  const place = (token: string, guest: object, contactPhone: string) =>
    app.call({
      method: 'POST',
      url: '/orders',
      token,
      body: { ...pickup([item('lemonade')], { contactPhone }), guest },
    });
  /** A family's tablet: one browser, two people. */
  const twoOrders = async () => {
    const token = await beginGuest();
    const one = (await place(token, FIRST, PHONE_1)).body.data;
    const two = (await place(token, SECOND, PHONE_2)).body.data;
    return { token, one: one._id as string, two: two._id as string, number: one.orderNumber as string };
  };
  const asOwner = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
    (await app.call({ method, url, token: owner, ...(body && { body }) })).body;

  it('is still theirs on board, record and in mails after the same browser has ordered as somebody else', async () => {
    const { one, two } = await twoOrders();
    const { orders } = (await asOwner('GET', '/staff/orders')).data;
    const names = new Map(
      orders.map((order: { _id: string; customerName: string }) => [order._id, order.customerName]),
    );
    expect([names.get(one), names.get(two)]).toEqual([FIRST.name, SECOND.name]);
    await asOwner('PATCH', `/staff/orders/${one}/status`, { status: 'Confirmed' });
    await asOwner('POST', `/staff/orders/${one}/messages`, { text: 'The bell is broken.' });
    const rows = await outboxRows(app.services);
    const about = (id: string) => rows.filter(({ payload }) => payload.includes(id));
    expect(about(one).map(({ kind }) => kind)).toEqual(['order_placed', 'order_status', 'order_message']);
    for (const row of about(one)) {
      expect(row.recipient).toBe(FIRST.email);
      const { text } = await composeMail(app.services, row);
      expect(text).toContain(FIRST.name);
      expect(text).not.toContain(SECOND.name);
    }
    expect(about(two).map(({ recipient }) => recipient)).toEqual([SECOND.email]);
  });

  it('is found by staff by name, address and number of each of them', async () => {
    const { one, two } = await twoOrders();
    for (const [typed, id] of [
      [FIRST.name, one],
      ['Person', one],
      [FIRST.email, one],
      ['0001', one],
      [SECOND.name, two],
      [SECOND.email, two],
      [PHONE_2, two],
    ]) {
      const { orders } = (await asOwner('POST', '/staff/customer-searches', { typed })).data;
      expect(orders.map(({ _id }: { _id: string }) => _id)).toContain(id);
    }
  });
});
