import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderTotal } from '../../src/domain/price-order.ts';
import { importRestaurant } from '../../src/server/restaurants/import-restaurant.ts';
import { generateMenu, generateRestaurants } from '../generate/generated-menu.ts';
import { insertOrders } from '../generate/insert-orders.ts';
import { dialects } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(dialects)('generated data on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  it('is a menu of any size', () => {
    expect(generateMenu({ products: 200 }).products).toHaveLength(200);
  });

  it('is orders whose figures and histories agree', async () => {
    const { db } = test.services;
    for (const source of generateRestaurants(3)) await importRestaurant(test.services, source);
    await insertOrders(test.services, 1100);
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders).toHaveLength(1100);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1100);
    const lines = Map.groupBy(await db.selectFrom('order_lines').selectAll().execute(), (line) => line.order_id);
    const history = await db.selectFrom('order_status_history').selectAll().orderBy('position').execute();
    const lastStatus = new Map(history.map((entry) => [entry.order_id, entry.status]));
    for (const { id, subtotal, delivery_fee, total, status } of orders) {
      expect(lines.get(id)?.reduce((sum, line) => sum + line.subtotal, 0)).toBe(subtotal);
      expect(total).toBe(orderTotal({ subtotal, discountAmount: 0, deliveryFee: delivery_fee }));
      expect(lastStatus.get(id)).toBe(status);
    }
  });
});
