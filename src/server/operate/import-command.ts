/** `npm run restaurant:import FILE`: loads a restaurant file into the database that the settings name. */

import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { readRestaurantSource } from '../import/read-restaurant-source.ts';
import { unconnectedServices } from '../import/unconnected-services.ts';
import { readConfig } from '../platform/config.ts';
import { databasePlace, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { allowClosedPipe } from '../platform/quiet-pipe.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import { countOwners } from '../team/team.repo.ts';
import { createServices } from '../wire.ts';

allowClosedPipe();
const path = process.argv[2];
try {
  if (!path) throw new Error('Usage: npm run restaurant:import FILE');
  const source = await readRestaurantSource(path);
  const config = readConfig(process.env);
  const database = openDatabase(databasePlace(config));
  await migrate(database);
  await importRestaurant(createServices(config, database), source);
  const { slug, name, products } = source.file;
  const id = importIds(slug).restaurant;
  process.stdout.write(`${name} is loaded: ${products.length} products.\n`);
  for (const service of await unconnectedServices(database.db, source.file)) {
    process.stdout.write(
      `${service} is not connected: the restaurant brings the orders of its zones itself until an owner connects it, under Restaurant → Webhooks.\n`,
    );
  }
  if ((await countOwners(database.db, id)) === 0) {
    const address = await publicAddress({ db: database.db, config }, { id, slug });
    process.stdout.write(
      `It has no owner yet: nobody can answer its orders. Register at ${address}/auth/register, then run:\n  npm run restaurant:owner -- ${slug} YOUR-EMAIL\n`,
    );
  }
  await database.db.destroy();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
