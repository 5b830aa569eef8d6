import { setTimeout as pause } from 'node:timers/promises';
import { registerCustomers } from '../prove/support/customers.ts';
import { type Address, type Sent, sendSurely } from '../prove/support/send.ts';
import { startServer } from '../prove/support/started.ts';
import { dialects } from '../support/databases.ts';
import { item, pickup } from '../support/order-input.ts';
import { databaseVersions } from './database-versions.ts';
import { type Figure, report } from './report.ts';
import { quantile } from './statistics.ts';

/**
 * How many orders a second a real server takes from 16 and from 64 customers at once, and how long each order takes; and, at
 * half of that rate, how long orders and reads of the menu take. ROUNDS and SECONDS (of each part of a round) change its length;
 * TEST_DATABASE_URL adds PostgreSQL.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS'] ?? 4);
const AT_ONCE = [16, 64];
const CUSTOMERS = Math.max(...AT_ONCE);
const MENUS_A_SECOND = 50;

const body = pickup([
  item('margherita', ['size/large', 'extras/olives', 'extras/basil'], 2),
  item('pasta-trio', ['sauces/pesto', 'sauces/ragu']),
  item('lemonade', [], 3),
]);
let keys = 0;
const figures: Figure[] = [];
for (const dialect of dialects) figures.push(...(await measure(dialect)));
report({
  name: 'order-latency',
  about: 'Orders at full load, and at half of it while others read the menu',
  figures,
  versions: await databaseVersions(),
});
process.exit();

async function measure(dialect: (typeof dialects)[number]): Promise<Figure[]> {
  const server = await startServer(dialect);
  const tokens = await registerCustomers(server.address, CUSTOMERS);
  const order = (i: number): Sent => ({
    method: 'POST',
    url: '/api/v1/orders',
    token: tokens[i % CUSTOMERS] as string,
    key: `bench-${keys++}`,
    body,
  });
  await fullLoad(server.address, CUSTOMERS, order);
  const rounds: { full: number[][]; orders: number[]; menus: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const full: number[][] = [];
    for (const customers of AT_ONCE) full.push(await fullLoad(server.address, customers, order));
    const capacity = Math.max(...full.map(perSecond));
    const [orders, menus] = await Promise.all([
      atRate(server.address, capacity / 2, order),
      atRate(server.address, MENUS_A_SECOND, () => ({ url: '/api/v1/products' })),
    ]);
    rounds.push({ full, orders, menus });
  }
  await server.stop();
  const waits = (name: string, of: (round: (typeof rounds)[number]) => number[], atMost?: number): Figure[] => [
    { name: `${dialect}: ${name}, p50`, unit: 'ms', ours: rounds.map((round) => quantile(of(round), 0.5)) },
    {
      name: `${dialect}: ${name}, p99`,
      unit: 'ms',
      ours: rounds.map((round) => quantile(of(round), 0.99)),
      ...(atMost && { limit: { atMost } }),
    },
  ];
  const atOnce = AT_ONCE.flatMap((customers, i) => {
    const of = ({ full }: (typeof rounds)[number]) => full[i] as number[];
    const name = `${dialect}: orders, ${customers} at once`;
    return [
      { name, unit: '/s', ours: rounds.map((round) => perSecond(of(round))) },
      ...waits(`order, ${customers} at once`, of),
    ];
  });
  return [
    ...atOnce,
    ...waits('order at half load', ({ orders }) => orders, 50),
    ...waits('menu meanwhile', ({ menus }) => menus, 20),
  ];
}

function perSecond(answered: number[]): number {
  return answered.length / SECONDS;
}

/** Each customer places one order after the other. Resolves to how long each order took, in ms. */
async function fullLoad(address: Address, customers: number, order: (i: number) => Sent): Promise<number[]> {
  const until = performance.now() + SECONDS * 1000;
  const waits: number[] = [];
  const customer = async (i: number) => {
    while (performance.now() < until) waits.push(await timed(address, order(i)));
  };
  await Promise.all(Array.from({ length: customers }, (_, i) => customer(i)));
  return waits;
}

/** Sends requests at fixed times, however long earlier ones take. Resolves to the ms that each took since its due time. */
async function atRate(address: Address, perSecond: number, request: (i: number) => Sent): Promise<number[]> {
  const start = performance.now();
  const waits: Promise<number>[] = [];
  for (let i = 0; i < perSecond * SECONDS; i++) {
    const due = start + (i * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    waits.push(timed(address, request(i)));
  }
  return Promise.all(waits);
}

async function timed(address: Address, request: Sent): Promise<number> {
  const since = performance.now();
  const { status } = await sendSurely(address, request);
  if (status >= 300) throw new Error(`${request.url} was answered with ${status}`);
  return performance.now() - since;
}
