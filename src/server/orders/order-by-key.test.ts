import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('an order asked for by its key on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register('ada@example.test');
  });
  afterAll(() => app.close());

  const find = (key: string, by = token) => app.call({ url: `/orders-by-key/${key}`, token: by });

  it('is found by whoever placed it, and by nobody else', async () => {
    const headers = { 'idempotency-key': 'lost-answer' };
    const placed = await app.call({ method: 'POST', url: '/orders', token, headers, body: pickup([item('lemonade')]) });
    expect((await find('lost-answer')).body.order).toEqual(placed.body.data);
    expect((await find('lost-answer', await app.register())).status).toBe(404);
  });

  it('is a 404 where the key placed nothing, and asking places nothing', async () => {
    expect((await find('never-arrived')).status).toBe(404);
    const { body } = await app.call({ url: '/orders/my-orders', token });
    expect(body.totalOrders).toBe(1);
  });
});
