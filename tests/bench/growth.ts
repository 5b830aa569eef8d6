import type { DialectName } from '../../src/server/platform/database.ts';
import { insertOrders } from '../generate/insert-orders.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { multiplyRestaurants } from '../generate/multiply-restaurants.ts';
import { dialects } from '../support/databases.ts';
import { NOON, startTestApp } from '../support/test-app.ts';
import { type HotCalls, hotCalls } from './hot-calls.ts';
import { type Figure, report } from './report.ts';

/**
 * What the calls that many make cost in a big database, beside a small one: turn by turn, in one process. RESTAURANTS and
 * ORDERS set the big one, all orders being those of two restaurants; TEST_DATABASE_URL adds PostgreSQL.
 */
const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 10_000);
const ORDERS = Number(process.env['ORDERS'] ?? 100_000);
const SMALL = { restaurants: 10, orders: 1000 };
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const WARM_UP = 10;
const LIMIT = 1.3;

const figures: Figure[] = [];
for (const dialect of dialects) {
  const small = await open(dialect, SMALL);
  const big = await open(dialect, { restaurants: RESTAURANTS, orders: ORDERS });
  for (const [name, inBig] of Object.entries(big.calls)) {
    const inSmall = small.calls[name] as HotCalls[string];
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const [one, other] = [await cost(dialect, inBig), await cost(dialect, inSmall)];
      if (round < 0) continue;
      ours.push(one);
      reference.push(other);
    }
    figures.push({ name: `${dialect}: ${name}`, unit: 'ms', ours, reference, limit: { atMost: LIMIT } });
  }
  await big.close();
  await small.close();
}
report({
  name: 'growth',
  about: `A call among ${RESTAURANTS} restaurants and ${ORDERS} orders, beside ${SMALL.restaurants} and ${SMALL.orders}`,
  figures,
});

async function open(dialect: DialectName, size: { restaurants: number; orders: number }) {
  const test = await startTestApp(dialect, { NODE_ENV: 'production' });
  const { services } = test;
  const since = performance.now();
  await insertOrders(services, SMALL.orders, { customers: 20, now: NOON });
  await multiplyOrders(services, size.orders / SMALL.orders);
  await multiplyRestaurants(services, size.restaurants / 2);
  console.log(`${dialect}, ${JSON.stringify(size)}: filled in ${Math.round((performance.now() - since) / 1000)} s`);
  return { calls: await hotCalls(test), close: test.close };
}

/** Milliseconds: of CPU where the database is in this process, else of the clock, for most of the work is elsewhere. */
async function cost(dialect: DialectName, call: () => Promise<void>): Promise<number> {
  const [cpu, since] = [process.cpuUsage(), performance.now()];
  await call();
  const { user, system } = process.cpuUsage(cpu);
  return dialect === 'sqlite' ? (user + system) / 1000 : performance.now() - since;
}
