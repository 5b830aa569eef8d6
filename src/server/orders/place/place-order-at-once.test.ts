import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup, promotionId, rewardId } from '../../../../tests/support/order-input.ts';
import { grantPoints, pointsOf, userIdOf } from '../../../../tests/support/people.ts';
import { type Answer, NOON, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { writtenRows } from '../../../../tests/support/written-rows.ts';
import { forgetOldKeys } from './forget-old-keys.ts';

const HOUR = 3_600_000;

describe.each(dialects)('many orders at once on %s', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    // With the limits that a server has: an office that orders lunch comes from one address.
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '1000000', RATE_LIMITS: 'true' });
  });
  afterEach(() => app.close());

  const place = (token: string, body: unknown, key?: string) =>
    app.call({ method: 'POST', url: '/orders', token, body, ...(key && { headers: { 'idempotency-key': key } }) });
  const times = <T>(count: number, make: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)));
  const statuses = (answers: Answer[]) =>
    answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort();
  const lastFive = () =>
    pickup([item('lemonade', [], 2)], {
      promotionId: promotionId('last-five'),
      couponCode: 'LAST5',
      discountAmount: 5,
    });

  it('40 with one key are one order, and everyone gets it', async () => {
    const token = await app.register();
    const answers = await times(40, () => place(token, pickup([item('lemonade')]), 'same'));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(39);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await writtenRows(app.services.db)).toMatchObject({
      orders: 1,
      order_lines: 1,
      idempotency_keys: 1,
      outbox: 1,
    });
  });

  it('100 are called by 100 numbers, which begin anew each business day and after 999', async () => {
    const body = pickup([item('lemonade')]);
    const tokens: string[] = [];
    for (let i = 0; i < 10; i++) tokens.push(await app.register());
    // Several for each: a customer has so many open orders at most.
    const answers = await times(100, (i) => place(tokens[i % 10] as string, body));
    const numbers = answers.filter(({ status }) => status === 201).map(({ body: { data } }) => data.callNumber);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(40);
    // A refused one takes none.
    const token = await app.register();
    await place(token, { ...body, totalAmount: 1 });
    expect((await place(token, body)).body.data.callNumber).toBe(numbers.length + 1);
    await app.services.db.updateTable('call_counters').set({ given: 999 }).execute();
    expect((await place(token, body)).body.data.callNumber).toBe(1);
    app.setNow(NOON + 24 * HOUR);
    expect((await place(token, body)).body.data.callNumber).toBe(1);
  });

  it('40 with one key and a coupon of one use a customer are one order too', async () => {
    const token = await app.register();
    const answers = await times(40, () => place(token, lastFive(), 'same'));
    expect(new Set(answers.map(({ body }) => body.data?._id)).size).toBe(1);
    expect(await writtenRows(app.services.db)).toMatchObject({ orders: 1, uses: 1 });
  });

  it('a key with another body is refused; a refused order leaves its key free; keys are a customer’s own', async () => {
    const [token, other] = [await app.register(), await app.register()];
    const order = pickup([item('lemonade')]);
    expect((await place(token, { ...order, totalAmount: 1 }, 'k')).status).toBe(409);
    expect((await place(token, order, 'k')).status).toBe(201);
    const mismatch = await place(token, { ...order, customerNotes: 'other' }, 'k');
    expect([mismatch.status, mismatch.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect((await place(other, order, 'k')).status).toBe(201);
    expect((await place(token, order)).status).toBe(201);
  });

  it('a key is remembered for two days, and forgotten after them', async () => {
    const token = await app.register();
    const order = pickup([item('lemonade')]);
    const first = await place(token, order, 'k');
    const { run } = forgetOldKeys(app.services);
    app.setNow(NOON + 24 * HOUR);
    expect(await run()).toBe(0);
    const repeated = await place(token, order, 'k');
    expect([repeated.status, repeated.body.data._id]).toEqual([200, first.body.data._id]);
    app.setNow(NOON + 48 * HOUR + 1);
    expect(await run()).toBe(1);
    expect(await writtenRows(app.services.db)).toMatchObject({ orders: 1, idempotency_keys: 0 });
  });

  it('a coupon with 5 uses serves 5 of 40 customers', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < 40; i++) tokens.push(await app.register());
    const answers = await times(40, (i) => place(tokens[i] as string, lastFive()));
    expect(statuses(answers)).toEqual([...Array(5).fill('201'), ...Array(35).fill('409 promotion_used_up')]);
    expect(await writtenRows(app.services.db)).toMatchObject({ orders: 5, uses: 5, promotion_customers: 5, outbox: 5 });
  }, 60_000);

  it('a coupon of one use a customer is used once', async () => {
    const token = await app.register();
    const answers = await times(10, () => place(token, lastFive()));
    expect(statuses(answers)).toEqual(['201', ...Array(9).fill('409 promotion_already_used')]);
    expect(await writtenRows(app.services.db)).toMatchObject({ orders: 1, uses: 1 });
  });

  it('points cover one reward once', async () => {
    const token = await app.register();
    const userId = await userIdOf(app, token);
    await grantPoints(app, userId, 100);
    const reward = pickup([item('lemonade')], { promotionId: rewardId('three-off'), discountAmount: 3 });
    const answers = await times(10, () => place(token, reward));
    expect(statuses(answers)).toEqual(['201', ...Array(9).fill('409 not_enough_points')]);
    expect(await pointsOf(app, userId)).toEqual({ balance: 40, ledger: 40 });
  });
});
