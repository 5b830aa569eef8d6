import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { dialects } from '../support/databases.ts';
import { item, pickup } from '../support/order-input.ts';
import { NOON } from '../support/test-app.ts';
import { databaseVersions } from './database-versions.ts';
import type { Cost, FromServer, SlotCase, ToServer } from './place-order-server.ts';
import { type Figure, report } from './report.ts';

/**
 * What a place in a slot costs, with 16 and 64 customers at once who all want the same slot, empty or full, beside a restaurant
 * without rules: in one process, in alternation. ROUNDS and ORDERS (in each round) change its length; TEST_DATABASE_URL adds PostgreSQL.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const ORDERS = Number(process.env['ORDERS'] ?? 320);
const WARM_UP = Number(process.env['WARM_UP'] ?? 1000);
const AT_ONCE = [16, 64];

const scheduledAt = new Date(NOON + 60 * 60_000).toISOString();
const body = JSON.stringify(pickup([item('lemonade', [], 3)], { isASAP: false, scheduledAt }));
const ANSWERS: Record<SlotCase, number> = { none: 201, empty: 201, full: 409 };
let server: ChildProcess;
let port: number;
let tokens: string[];
let keys = 0;

const figures: Figure[] = [];
for (const dialect of dialects) figures.push(...(await measure(dialect)));
report({
  name: 'slots',
  about: 'Orders for one slot, empty and full, beside a restaurant without rules',
  figures,
  versions: await databaseVersions(),
});

async function measure(dialect: DialectName): Promise<Figure[]> {
  server = fork(new URL('place-order-server.ts', import.meta.url), [dialect], { execArgv: process.execArgv });
  ({ port, tokens } = await answer('ready'));
  for (const slot of ['none', 'empty', 'full'] as const) await costOf(slot, { atOnce: 16, count: WARM_UP / 3 });
  const found: Figure[] = [];
  for (const atOnce of AT_ONCE) {
    const costs: Record<SlotCase, Cost[]> = { none: [], empty: [], full: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const slot of ['none', 'empty', 'full'] as const)
        costs[slot].push(await costOf(slot, { atOnce, count: ORDERS }));
    }
    const beside = (slot: SlotCase, pick: (cost: Cost) => number) => ({
      ours: costs[slot].map(pick),
      reference: costs.none.map(pick),
    });
    for (const [slot, name] of [
      ['empty', 'an empty slot'],
      ['full', 'a full slot, refused with the next'],
    ] as const) {
      const what = `${dialect}, ${atOnce} at once, ${name}`;
      found.push({ name: `${what}: CPU`, unit: 'ms', ...beside(slot, ({ cpuMs }) => cpuMs) });
      found.push({ name: `${what}: answers`, unit: '/s', ...beside(slot, ({ perSecond }) => perSecond) });
    }
  }
  server.disconnect();
  return found;
}

async function costOf(slot: SlotCase, { atOnce, count }: { atOnce: number; count: number }): Promise<Cost> {
  await ask({ kind: 'slot', slot, at: NOON + 60 * 60_000 }, 'ruled');
  await ask({ kind: 'start' }, 'started');
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      while (left-- > 0) await placeOne(agent, tokens[lane % tokens.length] as string, ANSWERS[slot]);
    }),
  );
  agent.destroy();
  return ask({ kind: 'stop', count }, 'cost');
}

function placeOne(agent: Agent, token: string, expected: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'trattoria.localhost',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': `bench-${keys++}`,
    };
    const sent = request(
      { port, host: '127.0.0.1', agent, method: 'POST', path: '/api/v1/orders', headers },
      (response) => {
        if (response.statusCode !== expected) reject(new Error(`an order was answered with ${response.statusCode}`));
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
