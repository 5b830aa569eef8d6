import { fork } from 'node:child_process';
import { report } from './report.ts';
import { quantile } from './statistics.ts';
import type { StreamsHeard, StreamsOpened } from './stream-clients.ts';
import type { FromStreamServer } from './stream-server.ts';

/**
 * What open storefront pages cost: memory of the server before and after STREAMS (5,000) of them are opened, all of one
 * restaurant, and the delay until each receives that a dish has run out, CHANGES times (5). Clients run in their own processes.
 */
const STREAMS = Number(process.env['STREAMS'] ?? 5000);
const CHANGES = Number(process.env['CHANGES'] ?? 5);
const CLIENT_PROCESSES = 4;
const SETTLE_MS = 3_000;

const server = fork(new URL('stream-server.ts', import.meta.url), { execArgv: process.execArgv });
const { port, rss: before } = await once<FromStreamServer>(server);
const clients = Array.from({ length: CLIENT_PROCESSES }, () => fork(new URL('stream-clients.ts', import.meta.url)));
for (const client of clients) client.send({ open: STREAMS / CLIENT_PROCESSES, port });
await Promise.all(clients.map((client) => once<StreamsOpened>(client)));

let after = 0;
const times: number[] = [];
for (let i = 0; i < CHANGES; i++) {
  const changedAt = performance.timeOrigin + performance.now();
  for (const client of clients) client.send({ changedAt });
  server.send('change');
  ({ rss: after } = await once<FromStreamServer>(server));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  for (const client of clients) {
    client.send('report');
    times.push(...(await once<StreamsHeard>(client)).delays);
  }
}
for (const child of [...clients, server]) child.disconnect();
if (times.length < STREAMS * CHANGES) throw new Error(`${times.length} of ${STREAMS * CHANGES} were heard`);

report({
  name: 'streams',
  about: `${STREAMS} open pages of one restaurant: memory of the server, and how long a dish that runs out takes to all`,
  figures: [
    { name: 'memory before', unit: 'MB', ours: [before / 2 ** 20] },
    { name: 'memory that each takes', unit: 'kB', ours: [(after - before) / 1000 / STREAMS] },
    { name: 'a change heard, p50', unit: 'ms', ours: [quantile(times, 0.5)] },
    { name: 'a change heard, p99', unit: 'ms', ours: [quantile(times, 0.99)], limit: { atMost: 1000 } },
  ],
});

function once<T>(child: ReturnType<typeof fork>): Promise<T> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
}
