import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { dialects } from '../support/databases.ts';
import { item, pickup } from '../support/order-input.ts';
import { databaseVersions } from './database-versions.ts';
import type { Cost, FromServer, ToServer } from './place-order-server.ts';
import { type Figure, report } from './report.ts';

/**
 * What an order costs the server, compared with a bare transaction of the same statements: both durable, in one process, in
 * alternation. ROUNDS and ORDERS (in each round) change its length; TEST_DATABASE_URL adds PostgreSQL.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const ORDERS = Number(process.env['ORDERS'] ?? 400);
/** How many orders are placed before measuring, so that the code is compiled. */
const WARM_UP = Number(process.env['WARM_UP'] ?? 2000);
const AT_ONCE = 16;
const LIMIT = 3;

const cart = [
  item('margherita', ['size/large', 'extras/olives', 'extras/basil'], 2),
  item('pasta-trio', ['sauces/pesto', 'sauces/ragu']),
  item('lemonade', [], 3),
];
const body = JSON.stringify(pickup(cart, { customerNotes: 'Please ring the second bell.' }));
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let server: ChildProcess;
let port: number;
let tokens: string[];
let keys = 0;

const figures: Figure[] = [];
for (const dialect of dialects) figures.push(...(await measure(dialect)));
agent.destroy();
report({
  name: 'place-order',
  about: `An order placed through HTTP, ${AT_ONCE} at a time, beside its own statements repeated bare`,
  figures,
  versions: await databaseVersions(),
});

async function measure(dialect: DialectName): Promise<Figure[]> {
  server = fork(new URL('place-order-server.ts', import.meta.url), [dialect], { execArgv: process.execArgv });
  ({ port, tokens } = await answer('ready'));
  await place(WARM_UP);
  await ask({ kind: 'record' }, 'recorded');
  await place(1);
  const { statements } = await ask({ kind: 'bare', count: 200 }, 'cost');
  const rounds: { order: Cost; bare: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await ask({ kind: 'start' }, 'started');
    await place(ORDERS);
    const order = await ask({ kind: 'stop', count: ORDERS }, 'cost');
    rounds.push({ order, bare: await ask({ kind: 'bare', count: ORDERS }, 'cost') });
  }
  server.disconnect();
  const of = (pick: (cost: Cost) => number) => ({
    ours: rounds.map(({ order }) => pick(order)),
    reference: rounds.map(({ bare }) => pick(bare)),
  });
  const name = `${dialect}, ${statements} statements`;
  return [
    { name: `${name}: CPU`, unit: 'ms', ...of(({ cpuMs }) => cpuMs), limit: { atMost: LIMIT } },
    { name: `${name}: orders`, unit: '/s', ...of(({ perSecond }) => perSecond) },
  ];
}

async function place(count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      while (left-- > 0) await placeOne(tokens[lane] as string);
    }),
  );
}

function placeOne(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'trattoria.localhost',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': `bench-${keys++}`,
      'accept-language': 'en-GB,en;q=0.9',
    };
    const sent = request(
      { port, host: '127.0.0.1', agent, method: 'POST', path: '/api/v1/orders', headers },
      (response) => {
        if (response.statusCode !== 201) reject(new Error(`an order was answered with ${response.statusCode}`));
        response.resume().on('end', resolve);
      },
    );
    sent.on('error', reject).end(body);
  });
}

function ask<K extends FromServer['kind']>(message: ToServer, kind: K) {
  server.send(message);
  return answer(kind);
}

function answer<K extends FromServer['kind']>(kind: K): Promise<Extract<FromServer, { kind: K }>> {
  return new Promise((resolve, reject) => {
    server.once('message', (message: FromServer) => {
      if (message.kind === kind) resolve(message as Extract<FromServer, { kind: K }>);
      else reject(new Error(`expected ${kind}, not ${message.kind}`));
    });
  });
}
