import type { AddressInfo } from 'node:net';
import { inTransaction } from '../../src/server/platform/database/database.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import { insertPrinter } from '../../src/server/printing/printers.repo.ts';
import { ids } from '../support/order-input.ts';
import { startTestApp } from '../support/test-app.ts';

/** The measured process of `printers.ts`: the real app with so many printers at one restaurant. */
export type FromPrintersServer =
  | { kind: 'ready'; port: number; paths: string[] }
  | { kind: 'started' }
  | { kind: 'used'; share: number };

const test = await startTestApp('sqlite', { NODE_ENV: 'production', LOG_LEVEL: 'error' });
await test.app.listen({ port: 0, host: '127.0.0.1' });
const secrets = Array.from({ length: Number(process.argv[2]) }, newId);
await inTransaction(test.services.db, async (tx) => {
  for (const secret of secrets) {
    await insertPrinter(tx, {
      ...{ restaurant_id: ids.restaurant, id: newId(), name: secret, paper: 'kitchen', copies: 1, station_id: null },
      ...{ categories: null, language: 'en', columns: 48, token_hash: sha256(secret), seen_at: null, trouble: null },
      ...{ pauses_ordering: 0, created_at: Date.now() },
    });
  }
});
// Each printer is noted twice a minute: time must pass.
setInterval(() => test.setNow(Date.now()), 100);
let cpu = process.cpuUsage();
let since = performance.now();

process.on('disconnect', () => test.close().finally(() => process.exit(0)));
process.on('message', (message: 'start' | 'stop') => {
  if (message === 'start') {
    cpu = process.cpuUsage();
    since = performance.now();
    return say({ kind: 'started' });
  }
  const { user, system } = process.cpuUsage(cpu);
  say({ kind: 'used', share: (user + system) / 1000 / (performance.now() - since) });
});
const { port } = test.app.server.address() as AddressInfo;
say({ kind: 'ready', port, paths: secrets.map((secret) => `/api/v1/print/${secret}`) });

function say(message: FromPrintersServer): void {
  process.send?.(message);
}
