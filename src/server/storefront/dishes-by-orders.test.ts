import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, productId } from '../../../tests/support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('what is most ordered on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect, { RATE_LIMITS: 'false' });
  });
  afterAll(() => test.close());

  const most = async () => (await test.call({ url: '/products/most-ordered' })).body.productIds;
  const pizza = item('margherita', ['size/large']);
  const place = async (items: ReturnType<typeof item>[]) => {
    const token = await test.register();
    const { status, body } = await test.call({ method: 'POST', url: '/orders', token, body: pickup(items) });
    expect(status, JSON.stringify(body)).toBe(201);
  };

  it('is nothing while too few dishes have been ordered often', async () => {
    for (let guest = 0; guest < 5; guest++) await place([pizza, item('lemonade')]);
    // So many pieces in one order make no favourite.
    await place([item('lemonade', [], 20)]);
    expect(await most()).toEqual([]);
  });

  it('is asked of the database once in ten minutes', async () => {
    const { db } = test.services;
    const lines = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('product_id', '=', productId('lemonade'))
      .execute();
    await db
      .insertInto('order_lines')
      .values(lines.map((line) => ({ ...line, position: line.position + 50, product_id: productId('diavola') })))
      .execute();
    expect(await most()).toEqual([]);
    test.setNow(NOON + 11 * 60_000);
    expect(new Set(await most())).toEqual(new Set([productId('lemonade'), productId('diavola'), pizza.productId]));
    expect((await most()).at(-1)).toBe(pizza.productId);
  });
});
