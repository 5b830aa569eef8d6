/**
 * Checks the weight of documents with their styles and data, in bytes of brotli, rendered by the built page handler from the demo
 * restaurants and from generated menus of 120 and 200 dishes. A document above its budget fails the build (decision
 * 025). The heaviest document of a week counts, because texts about opening hours differ from day to day.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DAY, MINUTE } from '../src/domain/times/zoned-time.ts';
import { createApp } from '../src/server/api.ts';
import { loadDemo } from '../src/server/demo/load-demo.ts';
import { importRestaurant } from '../src/server/import/import-restaurant.ts';
import { mountPages } from '../src/server/pages.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { openDatabase } from '../src/server/platform/database/database.ts';
import { migrate } from '../src/server/platform/database/migrate.ts';
import { createServices } from '../src/server/wire.ts';
import { generatedSource } from '../tests/generate/generated-menu.ts';

const DISHES_120 = 'dishes-120';
const DISHES_200 = 'dishes-200';
/** A menu of 120 dishes and whatever is smaller. One of 200 dishes is only reported. */
const BUDGET_BYTES = 22_000;
const MEASURED = [
  { host: 'forno-vesta', path: '/' },
  { host: 'kumo', path: '/' },
  { host: 'brasa', path: '/' },
  { host: 'forno-vesta', path: '/menu' },
  { host: DISHES_120, path: '/menu' },
  { host: DISHES_200, path: '/menu', budget: Number.POSITIVE_INFINITY },
];

const dataDir = mkdtempSync(join(tmpdir(), 'servery-weights-'));
const database = openDatabase({ databaseUrl: undefined, dataDir });
await migrate(database);
const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'true' });
// A fixed clock, because documents contain the time and ETags made from it, which would vary their weight by some tens of bytes.
const loaded = Date.UTC(2026, 0, 5);
let now = loaded;
const services = createServices(config, database, () => now);
await loadDemo(services);
await importRestaurant(services, generatedSource({ slug: DISHES_120, products: 120 }));
await importRestaurant(services, generatedSource({ slug: DISHES_200, products: 200 }));
const app = await createApp(services);
await mountPages(app, services);
await app.ready();

for (const { host, path, budget = BUDGET_BYTES } of MEASURED) {
  let bytes = 0;
  for (now = loaded; now < loaded + 7 * DAY; now += 13 * 60 * MINUTE) {
    const answer = await app.inject({ url: path, headers: { host: `${host}.localhost`, 'accept-language': 'en' } });
    if (answer.statusCode !== 200) throw new Error(`${host} ${path} answered ${answer.statusCode}`);
    bytes = Math.max(bytes, brotliCompressSync(answer.rawPayload).length);
  }
  const within = bytes <= budget;
  if (!within) process.exitCode = 1;
  console.log(
    `${within ? 'ok  ' : 'OVER'} ${host.padEnd(12)} ${path.padEnd(6)} ${bytes} of ${budget} bytes of document`,
  );
}
await app.close();
await database.db.destroy();
rmSync(dataDir, { recursive: true });
