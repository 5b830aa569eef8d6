import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TRATTORIA } from '../support/test-app.ts';
import type { FromPrintersServer } from './printers-server.ts';
import { report } from './report.ts';

/** How much of a core PRINTERS printers (500) cost that ask for work every five seconds and find none. ROUNDS (5) of half a minute. */
const PRINTERS = Number(process.env['PRINTERS'] ?? 500);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ASK_EVERY_MS = 5000;
const ROUND_MS = 30_000;
const POLL = JSON.stringify({ status: '23 6 0 0 0 0 0 0 0', statusCode: '200%20OK', printingInProgress: false });

// As a proxy in front of the server does, which speaks TLS with the printers.
const agent = new Agent({ keepAlive: true });
const server = fork(new URL('printers-server.ts', import.meta.url), [String(PRINTERS)]);
const heard = async <K extends FromPrintersServer['kind']>(kind: K) => {
  const [message] = (await once(server, 'message')) as [FromPrintersServer];
  if (message.kind !== kind) throw new Error(`${message.kind} instead of ${kind}`);
  return message as Extract<FromPrintersServer, { kind: K }>;
};
const { port, paths } = await heard('ready');
let asked = 0;
const clocks = paths.map((path, nth) =>
  setTimeout(() => setInterval(() => void ask(path), ASK_EVERY_MS), (nth * ASK_EVERY_MS) / PRINTERS),
);
// Until the code is compiled, and each printer has been seen.
await sleep(2 * ASK_EVERY_MS);

const shares: number[] = [];
const rates: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  server.send('start');
  await heard('started');
  const before = asked;
  await sleep(ROUND_MS);
  server.send('stop');
  shares.push((await heard('used')).share * 100);
  rates.push((asked - before) / (ROUND_MS / 1000));
}
for (const clock of clocks) clearTimeout(clock);
server.disconnect();
report({
  name: 'printers',
  about: `${PRINTERS} printers that ask for work every ${ASK_EVERY_MS / 1000} s: what they cost of a core`,
  figures: [
    { name: 'of a core', unit: '%', ours: shares, limit: { atMost: 5 } },
    { name: 'answers', unit: '/s', ours: rates },
  ],
});
process.exit(0);

function ask(path: string): Promise<void> {
  const headers = { host: TRATTORIA, 'content-type': 'application/json', 'content-length': Buffer.byteLength(POLL) };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a printer was answered ${response.statusCode}`));
      response.resume().on('end', () => {
        asked++;
        resolve();
      });
    })
      .on('error', reject)
      .end(POLL);
  });
}
