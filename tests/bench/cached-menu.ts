import { fork } from 'node:child_process';
import { request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../support/product.ts';
import type { BareAnswer } from './bare-server.ts';
import type { Load } from './raw-load.ts';
import { type Figure, report } from './report.ts';

/**
 * Requests a second of the cached menu, as data and as a page, beside a bare `node:http` server that sends the same bytes
 * with the same headers: turn by turn in one run. ROUNDS and ROUND_MS change its length.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const ROUND_MS = Number(process.env['ROUND_MS'] ?? 2000);
const CONNECTIONS = 32;
const HOST = 'forno-vesta.localhost';
const LIMIT = 0.8;

const product = await startProduct();
const port = Number(new URL(product.origin('forno-vesta')).port);
const figures: Figure[] = [];
for (const [name, path, accept] of [
  ['products as JSON', '/api/v1/products', 'application/json'],
  ['Menu page', '/menu', 'text/html'],
] as const) {
  const head = { host: HOST, accept, 'accept-encoding': 'gzip, br', 'accept-language': 'en-GB,en;q=0.9' };
  const bare = await startBare(await fetchOnce(path, head));
  const text = `GET ${path} HTTP/1.1\r\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${value}\r\n`)
    .join('')}\r\n`;
  const load = (toPort: number, ms = ROUND_MS) => run({ port: toPort, request: text, connections: CONNECTIONS, ms });
  // Until both are compiled.
  await load(port, 1500);
  await load(bare.port, 1500);
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(port));
    reference.push(await load(bare.port));
  }
  bare.stop();
  figures.push({ name: `${name}, ${bare.bytes} bytes`, unit: '/s', ours, reference, limit: { atLeast: LIMIT } });
}
await product.stop();
report({
  name: 'cached-menu',
  about: 'Requests a second from memory, beside a bare node:http server that sends the same bytes',
  figures,
});

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

async function startBare(answer: BareAnswer): Promise<{ port: number; bytes: number; stop(): void }> {
  const child = fork(new URL('bare-server.ts', import.meta.url), { execArgv: process.execArgv });
  child.send(answer);
  const barePort = await new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  return { port: barePort, bytes: Buffer.from(answer.body, 'base64').length, stop: () => child.disconnect() };
}

function run(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('raw-load.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve).once('error', reject);
  });
}
