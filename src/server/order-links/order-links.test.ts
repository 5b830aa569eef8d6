import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';

const guest = { name: 'Gia Guest', email: 'gia@example.com' };

describe.each(dialects)('a tracking link, on %s,', (dialect) => {
  let test: TestApp;
  let staff: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    staff = await hire(test, 'Staff');
  });
  afterAll(() => test.close());

  const post = (url: string, body: object, more: object = {}) => test.call({ method: 'POST', url, body, ...more });
  const tracked = (token: string, more: object = {}) => post('/tracked-orders', { token }, more);
  const placed = async () => {
    test.setNow(NOON);
    const { accessToken: token } = (await post('/auth/guest', {})).body;
    const body = { ...delivery([item('margherita', ['size/large'], 2)]), customerNotes: 'Ring twice', guest };
    const id = (await post('/orders', body, { token })).body.data._id as string;
    return { token, id };
  };
  const linkTo = async ({ token, id }: { token: string; id: string }) =>
    (await post(`/orders/${id}/links`, {}, { token })).body.data.token as string;
  const moveTo = (id: string, status: string) =>
    test.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: staff, body: { status } });

  it('shows its order to whoever has it, and cancels it', async () => {
    const order = await placed();
    const link = await linkTo(order);
    const { status, body } = await tracked(link);
    expect({ status, order: body.order }).toMatchObject({
      status: 200,
      order: { _id: order.id, customerNotes: 'Ring twice', deliveryAddress: { street: '2 Test Lane' } },
    });
    const cancelled = await post('/tracked-orders/cancellation', { token: link });
    expect(cancelled.body.data.order.status).toBe('Cancelled by User');
    expect(await post('/tracked-orders/cancellation', { token: link })).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    });
  });

  it('is kept as a hash, works at no other restaurant, and is made by the order’s customer only', async () => {
    const order = await placed();
    const link = await linkTo(order);
    expect(Buffer.from(link, 'base64url')).toHaveLength(16);
    const rows = await test.services.db.selectFrom('order_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
    expect((await tracked(link, { host: SUSHI })).status).toBe(404);
    expect((await tracked('A'.repeat(22))).status).toBe(404);
    expect((await tracked('')).status).toBe(422);
    const other = await placed();
    expect((await post(`/orders/${order.id}/links`, {}, { token: other.token })).status).toBe(404);
    const revoke = { method: 'DELETE', url: `/orders/${order.id}/links` } as const;
    expect((await test.call({ ...revoke, token: other.token })).status).toBe(404);
    expect((await tracked(link)).status).toBe(200);
  });

  it('reviews a guest’s order that was handed over, once, signed with their first name', async () => {
    const order = await placed();
    const link = await linkTo(order);
    const review = () => post('/tracked-orders/review', { token: link, rating: 4.5, comment: 'Warm and quick.' });
    expect(await review()).toMatchObject({ status: 409, body: { code: 'nothing_to_review' } });
    expect((await tracked(link)).body.mayReview).toBeUndefined();
    for (const status of ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered']) await moveTo(order.id, status);
    expect((await tracked(link)).body.mayReview).toBe(true);
    expect(await review()).toMatchObject({
      status: 201,
      body: { data: { review: { userName: 'Gia', rating: 4.5, comment: 'Warm and quick.' } } },
    });
    expect(await review()).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
    const { body } = await tracked(link);
    expect([body.order.isReviewed, body.mayReview]).toEqual([true, undefined]);
  });

  it('that was passed on does not speak for a customer with an account', async () => {
    test.setNow(NOON);
    const token = await test.register('bo@example.test');
    const id = (await post('/orders', delivery([item('margherita', ['size/large'])]), { token })).body.data._id;
    const link = await linkTo({ token, id });
    for (const status of ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered']) await moveTo(id, status);
    expect((await tracked(link)).body.mayReview).toBeUndefined();
    expect((await post('/tracked-orders/review', { token: link, rating: 1 })).status).toBe(404);
  });

  it('is the way to the order in a guest’s mail, and in no customer’s', async () => {
    const { token, id } = await placed();
    const customer = await test.register('ada@example.test');
    const own = (await post('/orders', delivery([item('margherita', ['size/large'], 2)]), { token: customer })).body;
    const rows = await outboxRows(test.services);
    const mailOf = async (orderId: string) => {
      const row = rows.find(({ payload }) => payload.includes(orderId));
      return (await composeMail(test.services, row as OutboxRow)).html;
    };
    const [, link = ''] = /\/track#([\w-]+)/.exec(await mailOf(id)) ?? [];
    expect((await tracked(link)).body.order._id).toBe(id);
    expect((await test.call({ url: `/orders/${id}`, token })).status).toBe(200);
    const theirs = await mailOf(own.data._id);
    expect(theirs).toContain(`/orders/${own.data._id}`);
    expect(theirs).not.toContain('/track');
  });

  it('ends when it is revoked, with all others of the order and with none of another', async () => {
    const order = await placed();
    const other = await placed();
    const links = [await linkTo(order), await linkTo(order)];
    const kept = await linkTo(other);
    const { status } = await test.call({ method: 'DELETE', url: `/orders/${order.id}/links`, token: order.token });
    expect(status).toBe(204);
    for (const link of links) expect((await tracked(link)).status).toBe(404);
    expect((await tracked(kept)).status).toBe(200);
  });

  it('says no street, number and notes a day after the end, and nothing 30 days after it', async () => {
    const order = await placed();
    const link = await linkTo(order);
    test.setNow(NOON + 40 * DAY);
    expect((await tracked(link)).status).toBe(200);
    test.setNow(NOON);
    expect((await moveTo(order.id, 'Failed')).status).toBe(200);
    test.setNow(NOON + DAY - 1);
    expect((await tracked(link)).body.order.deliveryAddress.street).toBe('2 Test Lane');
    test.setNow(NOON + DAY);
    expect((await tracked(link)).body.order).toMatchObject({
      deliveryAddress: null,
      contactPhone: '',
      customerNotes: '',
    });
    test.setNow(NOON + 30 * DAY - 1);
    expect((await tracked(link)).status).toBe(200);
    test.setNow(NOON + 30 * DAY);
    expect((await tracked(link)).status).toBe(404);
    expect((await post('/tracked-orders/cancellation', { token: link })).status).toBe(404);
  });

  it('is one of the newest twenty of its order', async () => {
    const order = await placed();
    const first = await linkTo(order);
    for (let made = 0; made < 20; made++) {
      test.setNow(NOON + 1000 + made);
      await linkTo(order);
    }
    expect((await tracked(first)).status).toBe(404);
  });
});
