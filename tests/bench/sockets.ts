import { fork } from 'node:child_process';
import type { ClientsReport, Opened } from './socket-clients.ts';
import type { FromSocketServer } from './socket-server.ts';
import { median } from './statistics.ts';

/**
 * What open sockets cost: memory of the server before and after SOCKETS clients (5,000), and how long an order takes from
 * `publish` to its customer's client, PUSHES times (1,000), a few at a time. Clients run in processes of their own.
 */
const SOCKETS = Number(process.env['SOCKETS'] ?? 5000);
const PUSHES = Number(process.env['PUSHES'] ?? 1000);
const CLIENT_PROCESSES = 4;

const server = fork(new URL('socket-server.ts', import.meta.url), [String(SOCKETS)], { execArgv: process.execArgv });
const { port, tokens, rss: before } = await heard(server, 'ready');
const clients = Array.from({ length: CLIENT_PROCESSES }, (_, i) => {
  const child = fork(new URL('socket-clients.ts', import.meta.url), { execArgv: process.execArgv });
  child.send({ port, tokens: tokens.filter((_token, index) => index % CLIENT_PROCESSES === i) });
  return child;
});
await Promise.all(clients.map((child) => once<Opened>(child)));
server.send({ kind: 'push', count: PUSHES });
const { rss: after } = await heard(server, 'pushed');
const reports = await Promise.all(
  clients.map((child) => {
    child.send('report');
    return once<ClientsReport>(child);
  }),
);
for (const child of [...clients, server]) child.disconnect();

const times = reports.flatMap(({ delays }) => delays).sort((a, b) => a - b);
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
console.table({
  'open sockets': SOCKETS,
  'server memory before, MB': mb(before),
  'server memory after, MB': mb(after),
  'kB a socket': Math.round((after - before) / 1024 / SOCKETS),
  delivered: `${times.length} of ${PUSHES}`,
  'p50 ms': Number(median(times).toFixed(1)),
  'p99 ms': Number((times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN).toFixed(1)),
});
process.exitCode = times.length === PUSHES ? 0 : 1;

function once<T>(child: ReturnType<typeof fork>): Promise<T> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
}

async function heard<K extends FromSocketServer['kind']>(child: ReturnType<typeof fork>, kind: K) {
  const message = await once<FromSocketServer>(child);
  if (message.kind !== kind) throw new Error(`expected ${kind}, not ${message.kind}`);
  return message as Extract<FromSocketServer, { kind: K }>;
}
