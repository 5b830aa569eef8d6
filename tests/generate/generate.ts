/**
 * Fills the database of the settings with more data than the demo:
 * `node tests/generate/generate.ts --restaurants 1000 --products 40 --orders 100000`
 * `node tests/generate/generate.ts --restaurants 0 --menu 200`: one restaurant "generated" with pictures and 200 dishes
 * `node tests/generate/generate.ts --restaurants 0 --full 1000`: one restaurant "full" whose dishes use everything that menus can say
 */
import { parseArgs } from 'node:util';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { databasePlace, openDatabase } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { createServices } from '../../src/server/wire.ts';
import { fullSource } from './full-menu.ts';
import { generatedSource, generateRestaurants } from './generated-menu.ts';
import { insertOrders } from './insert-orders.ts';

const { values } = parseArgs({
  options: {
    restaurants: { type: 'string', default: '1' },
    menu: { type: 'string', default: '0' },
    full: { type: 'string', default: '0' },
    products: { type: 'string', default: '20' },
    orders: { type: 'string', default: '0' },
  },
});
const config = readConfig(process.env);
const database = openDatabase(databasePlace(config));
await migrate(database);
const services = createServices(config, database);

const started = performance.now();
for (const source of generateRestaurants(Number(values.restaurants), Number(values.products))) {
  await importRestaurant(services, source);
}
if (Number(values.menu)) await importRestaurant(services, generatedSource({ products: Number(values.menu) }));
if (Number(values.full)) await importRestaurant(services, fullSource({ products: Number(values.full) }));
console.log(`${values.restaurants} restaurants after ${seconds()} s`);
await insertOrders(database, Number(values.orders));
console.log(`${values.orders} orders after ${seconds()} s`);
await database.db.destroy();

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
