import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/server/platform/config.ts';
import { openDatabase } from '../../src/server/platform/database.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { importRestaurant } from '../../src/server/restaurants/import-restaurant.ts';
import { createServices } from '../../src/server/wire.ts';
import { generatedSource } from '../generate/generated-menu.ts';
import { multiplyRestaurants } from '../generate/multiply-restaurants.ts';
import { startProduct } from '../support/product.ts';
import { report } from './report.ts';
import { memoryOfServer, untilIdle } from './server-figures.ts';

/**
 * Memory (RSS) of a fresh process with the three demo restaurants, of one that knows RESTAURANTS (10,000), and of that one
 * after ACTIVE (1,000) of them had visitors of their menu.
 */
const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 10_000);
const ACTIVE = Number(process.env['ACTIVE'] ?? 1000);
const DISHES = 40;
const AT_ONCE = 4;

const demo = await startProduct();
await untilIdle(demo.port);
const fresh = await memoryOfServer(demo.port);
await demo.stop();

const many = await startProduct({ DEVELOPMENT_RESTAURANT: 'kitchen' }, await fill());
await untilIdle(many.port);
const known = await memoryOfServer(many.port);
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (++next <= ACTIVE) {
      for (const path of ['/menu', '/api/v1/products', '/api/v1/restaurants/public/-']) await visit(next, path);
    }
  }),
);
await untilIdle(many.port);
const active = await memoryOfServer(many.port);
await many.stop();

report({
  name: 'memory',
  about: 'Memory of the server',
  figures: [
    { name: 'fresh, three restaurants', unit: 'MB', ours: [fresh], limit: { atMost: 200 } },
    { name: `fresh, ${RESTAURANTS} restaurants known`, unit: 'MB', ours: [known] },
    { name: `${ACTIVE} of them active`, unit: 'MB', ours: [active], limit: { atMost: 600 } },
  ],
});

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

function visit(number: number, path: string): Promise<void> {
  const headers = { host: `kitchen~${number}.localhost`, 'accept-encoding': 'br', 'accept-language': 'en' };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: many.port, path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} was answered with ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}
