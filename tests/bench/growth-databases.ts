import type { DialectName } from '../../src/server/platform/database/database.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { multiplyRestaurants } from '../generate/multiply-restaurants.ts';
import { placeSampleOrders, SAMPLE_ORDERS } from '../generate/sample-orders.ts';
import { startTestApp } from '../support/test-app.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';
import { costOf } from './cost-of-call.ts';
import { BIGGER, type Size, SMALL, told } from './growth-sizes.ts';
import { type HotCalls, hotCalls } from './hot-calls.ts';
import type { Figure } from './report.ts';

/**
 * The measured process of `growth.ts`: databases of one dialect and three sizes. A quarter of all orders is the trattoria's,
 * where the calls are made; the others are spread over all restaurants. Each customer has 50 orders.
 */
export type FromGrown = { kind: 'filled' } | { kind: 'figures'; figures: Figure[] };

const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const WARM_UP = 10;
const LIMIT = 1.3;
/** A hundred orders: the trattoria has one every four minutes. */
const EVERY_MS = 100 * 60_000;

type Filled = Awaited<ReturnType<typeof open>>;

const dialect = process.argv[2] as DialectName;
const small = await open(SMALL);
const bigger: Filled[] = [];
for (const size of BIGGER) bigger.push(await open(size));

process.on('disconnect', () => end(0));
process.on('message', async () => {
  try {
    say({ kind: 'figures', figures: await measure() });
  } catch (error) {
    console.error(error);
    await end(1);
  }
});
say({ kind: 'filled' });

/** Closes the databases, which removes them: they are big. */
async function end(code: number): Promise<never> {
  for (const each of [small, ...bigger]) await each.close();
  process.exit(code);
}

function say(message: FromGrown): void {
  process.send?.(message);
}

async function open(size: Size) {
  const test = await startTestApp(dialect, { NODE_ENV: 'production' });
  const { services } = test;
  const since = performance.now();
  // The fixtures have two restaurants.
  await multiplyRestaurants(services, size.restaurants / 2);
  const people = await placeSampleOrders(test);
  const busiest = TRATTORIA_PLACE.restaurantId;
  await multiplyOrders(services, size.orders / SAMPLE_ORDERS, { everyMs: EVERY_MS, busiest });
  console.log(`${dialect}, ${told(size)}: filled in ${Math.round((performance.now() - since) / 1000)} s`);
  return { calls: await hotCalls(test, people), close: test.close };
}

/** Measures each call in all databases in alternation, with a different first one each round. */
async function measure(): Promise<Figure[]> {
  const all = [small, ...bigger];
  const figures: Figure[] = [];
  for (const name of Object.keys(small.calls)) {
    const costs: number[][] = all.map(() => []);
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      for (let turn = 0; turn < all.length; turn++) {
        const at = (turn + round) % all.length;
        const spent = await costOf(dialect, all[at]?.calls[name] as HotCalls[string]);
        if (round >= WARM_UP) costs[at]?.push(spent);
      }
    }
    const [reference = [], ...others] = costs;
    for (const [i, ours] of others.entries()) {
      const orders = BIGGER[i]?.orders.toLocaleString('en');
      figures.push({ name: `${dialect}, ${orders}: ${name}`, unit: 'ms', ours, reference, limit: { atMost: LIMIT } });
    }
  }
  return figures;
}
