/** `npm run restaurant:import FILE`: loads a restaurant file into the database that the settings name. */
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { migrate } from './platform/migrate.ts';
import { importRestaurant } from './restaurants/import-restaurant.ts';
import { readRestaurantSource } from './restaurants/read-restaurant-source.ts';
import { createServices } from './wire.ts';

const path = process.argv[2];
try {
  if (!path) throw new Error('Usage: npm run restaurant:import FILE');
  const source = await readRestaurantSource(path);
  const config = readConfig(process.env);
  const database = openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  await migrate(database);
  await importRestaurant(createServices(config, database), source);
  await database.db.destroy();
  process.stdout.write(`${source.file.name} is loaded: ${source.file.products.length} products.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
