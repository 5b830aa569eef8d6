import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { openDatabase } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { createServices } from '../../src/server/wire.ts';
import { generatedSource } from '../generate/generated-menu.ts';
import { multiplyRestaurants } from '../generate/multiply-restaurants.ts';
import { startProduct } from '../support/product.ts';
import { report } from './report.ts';
import { memoryOfServer, untilIdle } from './server-figures.ts';

/**
 * Memory (RSS) of a process with the three demo restaurants, both when it loads them itself and when they are loaded already; of
 * one with RESTAURANTS (10,000); and its peak while ACTIVE (1,000) of them were visited, each in two languages.
 */
const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 10_000);
const ACTIVE = Number(process.env['ACTIVE'] ?? 1000);
const DISHES = 40;
const AT_ONCE = 4;
const LOOK_EVERY = 50;

const VISITS = [
  { path: '/', encoding: 'br', language: 'en' },
  { path: '/menu', encoding: 'br', language: 'en' },
  { path: '/menu', encoding: 'gzip', language: 'pt' },
  { path: '/api/v1/products', encoding: 'br', language: 'en' },
  { path: '/api/v1/products', encoding: 'identity', language: 'pt' },
  { path: '/api/v1/restaurants/public/-', encoding: 'gzip', language: 'en' },
];

const first = await startProduct();
const loading = await memoryWhenIdle(first.port);
await first.stop('keep data');
const second = await startProduct({}, first.dataDir);
const fresh = await memoryWhenIdle(second.port);
await second.stop();

const many = await startProduct({ DEVELOPMENT_RESTAURANT: 'kitchen' }, await fill());
const known = await memoryWhenIdle(many.port);
let active = known;
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (++next <= ACTIVE) {
      const number = next;
      for (const one of VISITS) await visit(number, one);
      if (number % LOOK_EVERY === 0) active = Math.max(active, await memoryOfServer(many.port));
    }
  }),
);
await many.stop();

report({
  name: 'memory',
  about: 'Memory of the server',
  figures: [
    { name: 'three restaurants, first start', unit: 'MB', ours: [loading], limit: { atMost: 200 } },
    { name: 'three restaurants, started again', unit: 'MB', ours: [fresh], limit: { atMost: 200 } },
    { name: `${RESTAURANTS} restaurants known`, unit: 'MB', ours: [known] },
    { name: `${ACTIVE} of them active, at most`, unit: 'MB', ours: [active], limit: { atMost: 600 } },
  ],
});

/** A process that has just started resizes pictures in the background, and collects garbage later. */
async function memoryWhenIdle(port: number): Promise<number> {
  await untilIdle(port);
  return memoryOfServer(port);
}

/** A data directory with many restaurants of the same menu. */
async function fill(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-memory-'));
  const database = openDatabase({ dataDir });
  await migrate(database);
  const services = createServices(readConfig({ DATA_DIR: dataDir }), database);
  await importRestaurant(services, generatedSource({ slug: 'kitchen', products: DISHES, hasPictures: false }));
  await multiplyRestaurants(database, RESTAURANTS);
  await database.db.destroy();
  return dataDir;
}

function visit(number: number, { path, encoding, language }: (typeof VISITS)[number]): Promise<void> {
  const headers = {
    host: `kitchen~${number}.localhost`,
    'accept-encoding': encoding,
    'accept-language': language,
  };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: many.port, path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} was answered with ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}
