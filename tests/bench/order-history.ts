import { listOrders } from '../../src/server/orders/list-orders.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { DialectName } from '../../src/server/platform/database.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { importRestaurant } from '../../src/server/restaurants/import-restaurant.ts';
import { createServices } from '../../src/server/wire.ts';
import { insertOrders } from '../generate/insert-orders.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { freshDatabase } from '../support/databases.ts';
import { trattoria } from '../support/trattoria.ts';
import { type Figure, report } from './report.ts';

/**
 * What page 1 and page 50 of a customer's 500 orders cost among 1,000 orders of all and among many. Run with
 * `npm run bench -- order-history`; ORDERS sets the many, TEST_DATABASE_URL adds PostgreSQL.
 */
const OWN = 500;
const BASE = 1000;
const MANY = Number(process.env['ORDERS'] ?? 1_000_000);
const ROUNDS = 60;

const dialects: DialectName[] = process.env['TEST_DATABASE_URL'] ? ['sqlite', 'postgres'] : ['sqlite'];
const figures: Figure[] = [];
for (const dialect of dialects) {
  const few = await measure(dialect, BASE);
  const many = await measure(dialect, MANY);
  for (const page of [1, 50] as const) {
    figures.push({
      name: `${dialect}, page ${page}`,
      unit: 'ms',
      ours: many[page],
      reference: few[page],
      limit: { atMost: 1.3 },
    });
  }
}
report({
  name: 'order-history',
  about: `A page of a customer's ${OWN} orders among ${MANY} of all, beside the same among ${BASE}`,
  figures,
});

async function measure(dialect: DialectName, count: number): Promise<Record<1 | 50, number[]>> {
  const database = await freshDatabase(dialect);
  await migrate(database);
  const config = readConfig({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: 'a-secret-for-benchmarks-that-is-long-enough',
  });
  const services = createServices(config, database);
  await importRestaurant(services, trattoria);
  await insertOrders(database, BASE, { customers: BASE / OWN });
  await multiplyOrders(database, count / BASE);

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
  const times: Record<1 | 50, number[]> = { 1: [], 50: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of [1, 50] as const) {
      const since = performance.now();
      const { orders, totalOrders } = await read(page);
      times[page].push(performance.now() - since);
      if (orders.length !== 10 || totalOrders !== OWN)
        throw new Error(`page ${page} has ${orders.length} of ${totalOrders}`);
    }
  }
  await database.drop();
  return times;
}
