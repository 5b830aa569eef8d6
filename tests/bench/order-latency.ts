import { setTimeout as pause } from 'node:timers/promises';
import { registerCustomers } from '../prove/support/customers.ts';
import { type Address, type Sent, sendSurely } from '../prove/support/send.ts';
import { startServer } from '../prove/support/started.ts';
import { dialects } from '../support/databases.ts';
import { item, pickup } from '../support/order-input.ts';
import { type Figure, report } from './report.ts';
import { quantile } from './statistics.ts';

/**
 * How many orders a second a real server takes, and how long customers wait when half as many come: those who order, and
 * those who read the menu meanwhile. ROUNDS and SECONDS (a round) change its length; TEST_DATABASE_URL adds PostgreSQL.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const CUSTOMERS = 32;
const MENUS_A_SECOND = 50;

const body = pickup([
  item('margherita', ['size/large', 'extras/olives', 'extras/basil'], 2),
  item('pasta-trio', ['sauces/pesto', 'sauces/ragu']),
  item('lemonade', [], 3),
]);
let keys = 0;
const figures: Figure[] = [];
for (const dialect of dialects) figures.push(...(await measure(dialect)));
report({ name: 'order-latency', about: 'Orders at full load, and at half of it while others read the menu', figures });
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
  await capacity(server.address, order);
  const rounds: { capacity: number; orders: number[]; menus: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const full = await capacity(server.address, order);
    const [orders, menus] = await Promise.all([
      atRate(server.address, full / 2, order),
      atRate(server.address, MENUS_A_SECOND, () => ({ url: '/api/v1/products' })),
    ]);
    rounds.push({ capacity: full, orders, menus });
  }
  await server.stop();
  const of = (pick: (round: (typeof rounds)[number]) => number) => rounds.map(pick);
  return [
    { name: `${dialect}: orders at full load`, unit: '/s', ours: of((round) => round.capacity) },
    { name: `${dialect}: order at half, p50`, unit: 'ms', ours: of(({ orders }) => quantile(orders, 0.5)) },
    {
      name: `${dialect}: order at half, p99`,
      unit: 'ms',
      ours: of(({ orders }) => quantile(orders, 0.99)),
      limit: { atMost: 50 },
    },
    {
      name: `${dialect}: menu meanwhile, p99`,
      unit: 'ms',
      ours: of(({ menus }) => quantile(menus, 0.99)),
      limit: { atMost: 20 },
    },
  ];
}

/** Orders a second when each customer places one after the other. */
async function capacity(address: Address, order: (i: number) => Sent): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const customer = async (i: number) => {
    while (performance.now() < until) {
      await timed(address, order(i));
      count++;
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, (_, i) => customer(i)));
  return count / SECONDS;
}

/** Sends requests at fixed moments, however long the ones before take; answers how long each took, from its moment. */
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
