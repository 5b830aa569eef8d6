import { importRestaurant, type RestaurantSource } from '../../../src/server/import/import-restaurant.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import { type Database, openDatabase } from '../../../src/server/platform/database/database.ts';
import { migrate } from '../../../src/server/platform/database/migrate.ts';
import { createServices } from '../../../src/server/wire.ts';
import { sushiBar } from '../../support/sushi-bar.ts';
import { trattoria } from '../../support/trattoria.ts';

export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

const allDay = { open: '00:00', close: '00:00' };

/** The fixture restaurants in an empty database, open at any hour: a real server has a real clock. */
export async function loadAlwaysOpen(place: DatabasePlace): Promise<void> {
  const database = openDatabase(place);
  await migrate(database);
  const config = readConfig({ DATA_DIR: place.dataDir, TOKEN_SECRET: 'only-needed-to-build-the-services!' });
  const services = createServices(config, database);
  for (const restaurant of [trattoria, sushiBar]) await importRestaurant(services, alwaysOpen(restaurant));
  await database.db.destroy();
}

/** Opens the database beside the running server, for a look or a preparation, and closes it again. */
export async function inDatabase<T>(place: DatabasePlace, look: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(place);
  try {
    return await look(database);
  } finally {
    await database.db.destroy();
  }
}

function alwaysOpen({ file, ...source }: RestaurantSource): RestaurantSource {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const openingHours = Object.fromEntries(days.map((day) => [day, allDay])) as typeof file.openingHours;
  return { ...source, file: { ...file, openingHours, openingHoursExceptions: [] } };
}
