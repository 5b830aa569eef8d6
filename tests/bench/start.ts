import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { startProduct } from '../support/product.ts';
import { report } from './report.ts';

/** The time from starting the process to its first rendered page, with everything built; compared with Node alone. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const LIMIT_MS = 1500;
const POLL_MS = 5;
const BARE = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT, '127.0.0.1')`;

// The first start loads the demo data and compiles.
const first = await startProduct();
await first.stop('keep data');
const env = { DATA_DIR: first.dataDir, MEDIA_DIR: '.cache/media', LOG_LEVEL: 'error', NODE_ENV: 'production' };
const ours: number[] = [];
const reference: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await timeToAnswer(['scripts/start.ts']));
  reference.push(await timeToAnswer(['-e', BARE]));
}
await (await startProduct({}, first.dataDir)).stop();
report({
  name: 'start',
  about: 'From starting the process to its first page; beside it a node:http server of one line',
  figures: [
    { name: 'first page', unit: 'ms', ours, limit: { atMost: LIMIT_MS } },
    { name: 'node:http alone', unit: 'ms', ours: reference },
  ],
});

async function timeToAnswer(parts: string[]): Promise<number> {
  const port = await freePort();
  const since = performance.now();
  const child = spawn('node', parts, { stdio: 'ignore', env: { ...process.env, ...env, PORT: String(port) } });
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(POLL_MS);
  }
  const took = performance.now() - since;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return took;
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/', headers: { host: 'forno-vesta.localhost' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    })
      .on('error', () => resolve(false))
      .end();
  });
}
