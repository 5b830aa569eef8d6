import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup } from '../../../../tests/support/order-input.ts';
import { outboxRows } from '../../../../tests/support/outbox.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../../domain/languages.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { remindOfOrders } from '../status/remind-of-orders.ts';

describe.each(dialects)('a flood of orders on %s', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'true', MAILS_PER_HOUR: '4', OPEN_ORDERS: '3' });
  });
  afterEach(() => app.close());

  const place = (token: string) =>
    app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
  const cancel = (token: string, id: string) =>
    app.call({ method: 'PATCH', url: `/orders/${id}/cancel-my-order`, token });
  async function placeAndCancel(token: string): Promise<void> {
    const { body } = await place(token);
    expect((await cancel(token, body.data._id)).status).toBe(200);
  }

  it('fills nobody’s mailbox: what is beyond the hour’s mails is joined into one', async () => {
    const victim = await app.register('victim@example.test');
    for (let i = 0; i < 6; i++) await placeAndCancel(victim);
    const again = await app.register('Victim+again@example.test');
    await placeAndCancel(again);
    const kinds = async () => Object.entries(Object.groupBy(await outboxRows(app.services), ({ kind }) => kind));
    const counts = Object.fromEntries((await kinds()).map(([kind, rows]) => [kind, rows?.length]));
    expect(counts).toEqual({ order_placed: 2, order_status: 2, orders_news: 1 });
    const rows = await outboxRows(app.services);
    const news = rows.find(({ kind }) => kind === 'orders_news') as (typeof rows)[number];
    expect([news.recipient, news.next_attempt_at]).toEqual(['victim@example.test', NOON + 60 * MINUTE]);
    const numbers = await app.services.db.selectFrom('orders').select('number').execute();
    for (const language of LANGUAGES) {
      const { text, html, subject } = await composeMail(app.services, { ...news, language });
      expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|news_|\{\w+[,}]/);
      expect(numbers.filter(({ number }) => text.includes(number))).toHaveLength(6);
    }
    // Others are written to as ever, and so is this one in the next hour.
    await placeAndCancel(await app.register('other@example.test'));
    app.setNow(NOON + 61 * MINUTE);
    expect((await outboxRows(app.services)).filter(({ kind }) => kind === 'order_placed')).toHaveLength(3);
  });

  it('is cut off where the restaurant has not answered as many of one customer’s, however many come at once', async () => {
    const token = await app.register();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(token)));
    const codes = answers.map(({ status, body }) => (status === 201 ? '201' : body.code)).sort();
    expect(codes).toEqual([...Array(3).fill('201'), ...Array(5).fill('too_many_open_orders')]);
    const [placed] = answers.filter(({ status }) => status === 201);
    expect((await cancel(token, placed?.body.data._id)).status).toBe(200);
    expect((await place(token)).status).toBe(201);
    expect((await place(await app.register())).status).toBe(201);
  });

  it('reminds its owner once, and soon again of what has come since', async () => {
    await hire(app, 'Owner', 'owner@example.test');
    for (let i = 0; i < 3; i++) await place(await app.register());
    app.setNow(NOON + MINUTE);
    for (let i = 0; i < 2; i++) await place(await app.register());
    app.setNow(NOON + 5 * MINUTE);
    const remind = () => remindOfOrders(app.services).run();
    expect(await remind()).toBe(3);
    app.setNow(NOON + 6 * MINUTE);
    expect(await remind()).toBe(2);
    const reminders = (await outboxRows(app.services)).filter(({ kind }) => /unanswered|waiting/.test(kind));
    expect(reminders.map(({ kind, recipient, next_attempt_at }) => [kind, recipient, next_attempt_at])).toEqual([
      ['orders_waiting', 'owner@example.test', NOON + 5 * MINUTE],
      ['orders_waiting', 'owner@example.test', NOON + 10 * MINUTE],
    ]);
    const numbers = await app.services.db.selectFrom('orders').select('number').execute();
    for (const language of LANGUAGES) {
      const row = { ...(reminders[0] as (typeof reminders)[number]), language };
      const { text, html, subject } = await composeMail(app.services, row);
      expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|waiting_|\{\w+[,}]/);
      expect(subject).toContain('5');
      for (const { number } of numbers) expect(text).toContain(number);
    }
  });
});
