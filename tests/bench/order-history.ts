import { listOrders } from '../../src/server/orders/list-orders.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { DialectName } from '../../src/server/platform/database.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { importRestaurant } from '../../src/server/restaurants/import-restaurant.ts';
import { createServices } from '../../src/server/wire.ts';
import { insertOrders } from '../generate/insert-orders.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { freshDatabase } from '../support/databases.ts';
import { trattoria } from '../support/restaurants.ts';
import { median } from './statistics.ts';

/**
 * What page 1 and page 50 of a customer's 500 orders cost among 1,000 orders of all and among many. Run with
 * `npm run bench -- order-history`; ORDERS sets the many, TEST_DATABASE_URL adds PostgreSQL.
 */
const OWN = 500;
const BASE = 1000;
const MANY = Number(process.env['ORDERS'] ?? 1_000_000);
const ROUNDS = 60;

const dialects: DialectName[] = process.env['TEST_DATABASE_URL'] ? ['sqlite', 'postgres'] : ['sqlite'];
const rows: Record<string, object> = {};
for (const dialect of dialects) {
  for (const count of [BASE, MANY])
    rows[`${dialect}, ${count.toLocaleString('en')} orders`] = await measure(dialect, count);
}
console.table(rows);
console.log(`Milliseconds of one page of 10 of a customer's ${OWN} orders; medians of ${ROUNDS} rounds.`);

async function measure(dialect: DialectName, count: number): Promise<object> {
  const database = await freshDatabase(dialect);
  await migrate(database);
  const config = readConfig({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: 'a-secret-for-benchmarks-that-is-long-enough',
  });
  const services = createServices(config, database);
  await importRestaurant(services, trattoria);
  const started = performance.now();
  await insertOrders(database, BASE, { customers: BASE / OWN });
  await multiplyOrders(database, count / BASE);
  const filled = (performance.now() - started) / 1000;

  const { restaurant_id, user_id } = await database.db
    .selectFrom('orders')
    .select(['restaurant_id', 'user_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const read = (page: number) =>
    listOrders(services, {
      restaurantId: restaurant_id,
      userId: user_id,
      page,
      limit: 10,
      status: undefined,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
  const times: Record<number, number[]> = { 1: [], 50: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of [1, 50]) {
      const since = performance.now();
      const { orders, totalOrders } = await read(page);
      times[page]?.push(performance.now() - since);
      if (orders.length !== 10 || totalOrders !== OWN)
        throw new Error(`page ${page} has ${orders.length} of ${totalOrders}`);
    }
  }
  await database.drop();
  const of = (page: number) => Number(median(times[page] ?? []).toFixed(2));
  return { 'page 1': of(1), 'page 50': of(50), 'filled in s': Math.round(filled) };
}
