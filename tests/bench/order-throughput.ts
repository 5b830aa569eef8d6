import { registerCustomers } from '../prove/support/customers.ts';
import { type Address, sendSurely } from '../prove/support/send.ts';
import { startServer } from '../prove/support/started.ts';
import { dialects } from '../support/databases.ts';
import { item, pickup } from '../support/order-input.ts';
import { type Figure, report } from './report.ts';
import { quantile } from './statistics.ts';

/** Orders a second, and how long a customer waits, through a real server on each database. SECONDS changes its length. */
const SECONDS = Number(process.env['SECONDS'] ?? 10);
const WARM_UP_SECONDS = 3;
const PARALLEL = [16, 64];

const body = pickup([
  item('margherita', ['size/large', 'extras/olives', 'extras/basil'], 2),
  item('pasta-trio', ['sauces/pesto', 'sauces/ragu']),
  item('lemonade', [], 3),
]);
let keys = 0;

const figures: Figure[] = [];
for (const dialect of dialects) {
  const server = await startServer(dialect);
  const tokens = await registerCustomers(server.address, Math.max(...PARALLEL));
  await place(server.address, tokens.slice(0, 16), WARM_UP_SECONDS);
  for (const parallel of PARALLEL) {
    const waits = await place(server.address, tokens.slice(0, parallel), SECONDS);
    const name = `${dialect}, ${parallel} at a time`;
    figures.push(
      { name: `${name}: orders`, unit: '/s', ours: [waits.length / SECONDS] },
      { name: `${name}: p50`, unit: 'ms', ours: [quantile(waits, 0.5)] },
      { name: `${name}: p99`, unit: 'ms', ours: [quantile(waits, 0.99)] },
    );
  }
  await server.stop();
}
report({ name: 'order-throughput', about: 'Orders a second, and how long customers wait, at full load', figures });
process.exit();

/** Each customer places order after order; answers how long each took, in ms. */
async function place(address: Address, tokens: readonly string[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  const customer = async (token: string) => {
    while (performance.now() < until) {
      const sent = performance.now();
      const key = `bench-${keys++}`;
      const answer = await sendSurely(address, { method: 'POST', url: '/api/v1/orders', token, key, body });
      if (answer.status !== 201) throw new Error(`an order was answered with ${answer.status}`);
      waits.push(performance.now() - sent);
    }
  };
  await Promise.all(tokens.map(customer));
  return waits;
}
