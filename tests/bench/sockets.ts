import { fork } from 'node:child_process';
import { report } from './report.ts';
import type { ClientsReport, Opened } from './socket-clients.ts';
import type { FromSocketServer } from './socket-server.ts';
import { quantile } from './statistics.ts';

/**
 * What open sockets cost: memory of the server before and after SOCKETS clients (5,000) connect, and the delay of an order from
 * `publish` to its customer's client, PUSHES times (1,000), one every few ms. Clients run in processes of their own.
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

const times = reports.flatMap(({ delays }) => delays);
if (times.length !== PUSHES) throw new Error(`${times.length} of ${PUSHES} orders were heard`);
const mb = (bytes: number) => bytes / 2 ** 20;
report({
  name: 'sockets',
  about: `${SOCKETS} open sockets: memory of the server, and how long an order takes to its customer`,
  figures: [
    { name: 'memory before', unit: 'MB', ours: [mb(before)] },
    { name: 'memory that they take', unit: 'MB', ours: [mb(after - before)], limit: { atMost: 300 } },
    { name: 'an order heard, p50', unit: 'ms', ours: [quantile(times, 0.5)] },
    { name: 'an order heard, p99', unit: 'ms', ours: [quantile(times, 0.99)] },
  ],
});

function once<T>(child: ReturnType<typeof fork>): Promise<T> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
}

async function heard<K extends FromSocketServer['kind']>(child: ReturnType<typeof fork>, kind: K) {
  const message = await once<FromSocketServer>(child);
  if (message.kind !== kind) throw new Error(`expected ${kind}, not ${message.kind}`);
  return message as Extract<FromSocketServer, { kind: K }>;
}
