import { fork } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../support/product.ts';
import type { BareAnswer, ToBareServer } from './bare-server.ts';
import type { Load } from './raw-load.ts';
import { type Figure, report } from './report.ts';
import { cpuOfServer, untilIdle } from './server-figures.ts';

/**
 * Requests a second of the cached menu, as data and as a page, compared with a bare `node:http` server that sends the same bytes
 * and headers, in alternation. ROUNDS and ROUND_MS change its length, LOG_LEVEL what our server logs.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 25);
const ROUND_MS = Number(process.env['ROUND_MS'] ?? 500);
const CONNECTIONS = 32;
const HOST = 'forno-vesta.localhost';
const LIMIT = 0.8;
/** A page's first answers are compressed fast; by this time the best compression has replaced that. */
const COMPRESSED_AFTER_MS = 3000;

interface Server {
  port: number;
  /** Seconds of CPU used up to now. */
  cpu(): Promise<number>;
}
interface Round {
  perSecond: number;
  cpuUs: number;
}

const product = await startProduct({ LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error' });
const { port } = product;
await untilIdle(port);
const figures: Figure[] = [];
for (const [name, path, accept] of [
  ['menu as JSON', '/api/v1/products', 'application/json'],
  ['Menu page', '/menu', 'text/html'],
] as const) {
  const head = { host: HOST, accept, 'accept-encoding': 'gzip, br', 'accept-language': 'en-GB,en;q=0.9' };
  await fetchOnce(path, head);
  await pause(COMPRESSED_AFTER_MS);
  const bare = await startBare(await fetchOnce(path, head));
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}\r\n`);
  const text = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const rounds: { ours: Round; bare: Round }[] = [];
  // The first rounds do not count: the code of both is not compiled yet.
  for (let round = -3; round < ROUNDS; round++) {
    const made = { ours: await measure({ port, cpu: () => cpuOfServer(port) }, text), bare: await measure(bare, text) };
    if (round >= 0) rounds.push(made);
  }
  bare.stop();
  const of = (pick: (round: Round) => number) => ({
    ours: rounds.map(({ ours }) => pick(ours)),
    reference: rounds.map((each) => pick(each.bare)),
  });
  figures.push(
    { name: `${name}, answers`, unit: '/s', ...of(({ perSecond }) => perSecond), limit: { atLeast: LIMIT } },
    { name: `${name}, CPU an answer`, unit: 'µs', ...of(({ cpuUs }) => cpuUs), limit: { atMost: 1 / LIMIT } },
  );
}
await product.stop();
report({ name: 'cached-menu', about: 'Answers from memory, beside a bare node:http server sending the same', figures });

function fetchOnce(path: string, headers: Record<string, string>): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, async (response) => {
      const chunks = await response.toArray();
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
      resolve({ headers: kept as Record<string, string>, body: Buffer.concat(chunks).toString('base64') });
    })
      .on('error', reject)
      .end();
  });
}

async function startBare(answer: BareAnswer): Promise<Server & { stop(): void }> {
  const child = fork(new URL('bare-server.ts', import.meta.url), { execArgv: process.execArgv });
  const ask = (message: ToBareServer): Promise<number> => {
    child.send(message);
    return new Promise((resolve) => child.once('message', (told) => resolve(Number(told))));
  };
  return { port: await ask(answer), cpu: () => ask('cpu'), stop: () => child.disconnect() };
}

async function measure(server: Server, text: string): Promise<Round> {
  const idle = await server.cpu();
  const before = await server.cpu();
  const perSecond = await run({ port: server.port, request: text, connections: CONNECTIONS, ms: ROUND_MS });
  // Without the CPU that the question itself costs.
  const used = (await server.cpu()) - before - (before - idle);
  return { perSecond, cpuUs: (used * 1e6) / (perSecond * (ROUND_MS / 1000)) };
}

function run(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('raw-load.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve).once('error', reject);
  });
}
