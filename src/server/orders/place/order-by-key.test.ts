import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup } from '../../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describe.each(dialects)('an order asked for by its key on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register('ada@example.test');
  });
  afterAll(() => app.close());

  const find = (key: string, by = token) => app.call({ url: `/orders-by-key/${encodeURIComponent(key)}`, token: by });

  it.each(['lost-answer', `${'k'.repeat(90)}: 1/2 "#`])(
    'is found by whoever placed it, and by nobody else: %s',
    async (key) => {
      const headers = { 'idempotency-key': key };
      const placed = await app.call({
        method: 'POST',
        url: '/orders',
        token,
        headers,
        body: pickup([item('lemonade')]),
      });
      expect((await find(key)).body.order).toEqual(placed.body.data);
      expect((await find(key, await app.register())).status).toBe(404);
    },
  );

  it('is a 404 where the key placed nothing, and asking places nothing', async () => {
    const count = async () => (await app.call({ url: '/orders/my-orders', token })).body.totalOrders;
    const before = await count();
    expect((await find('never-arrived')).status).toBe(404);
    expect(await count()).toBe(before);
  });
});
