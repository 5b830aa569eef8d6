import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { newId } from '../platform/ids/ids.ts';

describe.each(dialects)('today, on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const today = async () => (await app.call({ url: '/staff/today', token: manager })).body.data;
  async function order(): Promise<string> {
    const body = pickup([item('margherita', ['size/small'])]);
    const headers = { 'idempotency-key': newId() };
    const answer = await app.call({ method: 'POST', url: '/orders', token: customer, headers, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data._id;
  }
  async function step(id: string, body: object): Promise<void> {
    const answer = await app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: manager, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }

  it('tells who waits: first for an answer, then for the promised time', async () => {
    expect(await today()).toMatchObject({
      sales: { orders: 0, revenue: 0, average: null },
      unanswered: { count: 0, oldest: null },
      late: { count: 0, numbers: [] },
      promisedMinutes: null,
    });
    const id = await order();
    const { unanswered, sales } = await today();
    expect(unanswered).toEqual({ count: 1, oldest: new Date(app.services.clock()).toISOString() });
    expect(sales).toEqual({ orders: 1, revenue: 0, average: null });

    await step(id, { status: 'Confirmed', readyInMinutes: 20 });
    const { today: onBoard } = (await app.call({ url: '/staff/board', token: manager })).body.data;
    expect(onBoard.revenue).toBeGreaterThan(0);
    expect((await today()).sales).toEqual({ orders: 1, revenue: onBoard.revenue, average: onBoard.average });
    expect(await today()).toMatchObject({ unanswered: { count: 0 }, late: { count: 0 }, promisedMinutes: 20 });
    app.setNow(NOON + 22 * MINUTE);
    // The session of the first one is over by then.
    manager = await hire(app, 'Manager');
    const { late } = await today();
    expect(late).toMatchObject({ count: 1, numbers: [expect.any(String)] });
  });

  it('names dishes that are sold out, and reviews without a reply', async () => {
    const menu = (await app.call({ url: '/staff/menu', token: manager })).body.data;
    const dish = menu.products[0];
    await app.call({
      ...{ method: 'PATCH', url: `/staff/products/${dish._id}/availability`, token: manager },
      body: { isAvailable: false },
    });
    expect((await today()).soldOut.count).toBe(1);
  });

  it('is for owners and managers', async () => {
    const cook = await hire(app, 'Staff');
    expect((await app.call({ url: '/staff/today', token: cook })).status).toBe(403);
  });
});
