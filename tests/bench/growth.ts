import type { DialectName } from '../../src/server/platform/database.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { multiplyRestaurants } from '../generate/multiply-restaurants.ts';
import { placeSampleOrders, SAMPLE_ORDERS } from '../generate/sample-orders.ts';
import { dialects } from '../support/databases.ts';
import { startTestApp } from '../support/test-app.ts';
import { TRATTORIA_PLACE } from '../support/world.ts';
import { databaseVersions } from './database-versions.ts';
import { type HotCalls, hotCalls } from './hot-calls.ts';
import { type Figure, report } from './report.ts';

/**
 * What the calls that many make cost in a big database and in a tenth of it, beside a small one: turn by turn, in one
 * process. A quarter of all orders is the trattoria's, where the calls are made; the others go round. Customers have 50
 * orders each. RESTAURANTS and ORDERS set the big one, ROUNDS the length; TEST_DATABASE_URL adds PostgreSQL.
 */
interface Size {
  restaurants: number;
  orders: number;
}
const SMALL: Size = { restaurants: 10, orders: 1000 };
const BIG: Size = {
  restaurants: Number(process.env['RESTAURANTS'] ?? 10_000),
  orders: Number(process.env['ORDERS'] ?? 1_000_000),
};
const BIGGER: Size[] = [{ restaurants: BIG.restaurants / 10, orders: BIG.orders / 10 }, BIG];
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const WARM_UP = 10;
const LIMIT = 1.3;
/** A hundred orders: the trattoria has one every four minutes. */
const EVERY_MS = 100 * 60_000;

// Side by side: PostgreSQL has a process of its own.
const opened = await Promise.all(
  dialects.map(async (dialect) => {
    const small = await open(dialect, SMALL);
    const bigger = [];
    for (const size of BIGGER) bigger.push(await open(dialect, size));
    return { dialect, small, bigger };
  }),
);
const figures: Figure[] = [];
for (const { dialect, small, bigger } of opened) {
  for (const name of Object.keys(small.calls)) {
    const all = [small, ...bigger];
    const costs: number[][] = all.map(() => []);
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (let turn = 0; turn < all.length; turn++) {
        // Nobody is always the first.
        const at = (turn + round + WARM_UP) % all.length;
        const spent = await cost(dialect, (all[at] as Filled).calls[name] as HotCalls[string]);
        if (round >= 0) costs[at]?.push(spent);
      }
    }
    const [reference = [], ...others] = costs;
    for (const [i, ours] of others.entries()) {
      const orders = BIGGER[i]?.orders.toLocaleString('en');
      figures.push({ name: `${dialect}, ${orders}: ${name}`, unit: 'ms', ours, reference, limit: { atMost: LIMIT } });
    }
  }
  for (const each of [small, ...bigger]) await each.close();
}
report({
  name: 'growth',
  about: `A call among ${BIGGER.map(told).join(', and among ')}, beside ${told(SMALL)}`,
  figures,
  versions: await databaseVersions(),
});

type Filled = Awaited<ReturnType<typeof open>>;

async function open(dialect: DialectName, size: Size) {
  const test = await startTestApp(dialect, { NODE_ENV: 'production' });
  const { services } = test;
  const since = performance.now();
  // The fixtures are two restaurants.
  await multiplyRestaurants(services, size.restaurants / 2);
  const people = await placeSampleOrders(test);
  const busiest = TRATTORIA_PLACE.restaurantId;
  await multiplyOrders(services, size.orders / SAMPLE_ORDERS, { everyMs: EVERY_MS, busiest });
  console.log(`${dialect}, ${told(size)}: filled in ${Math.round((performance.now() - since) / 1000)} s`);
  return { calls: await hotCalls(test, people), close: test.close };
}

function told({ restaurants, orders }: Size): string {
  return `${restaurants.toLocaleString('en')} restaurants and ${orders.toLocaleString('en')} orders`;
}

/** Milliseconds: of CPU where the database is in this process, else of the clock, for most of the work is elsewhere. */
async function cost(dialect: DialectName, call: () => Promise<void>): Promise<number> {
  const [cpu, since] = [process.cpuUsage(), performance.now()];
  await call();
  const { user, system } = process.cpuUsage(cpu);
  return dialect === 'sqlite' ? (user + system) / 1000 : performance.now() - since;
}
