import type { Config } from '../platform/config.ts';
import { type Database, databasePlace, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

/** Runs an operator's command on the database of the settings, which servers may be using; migrates it first, as a start does. */
export async function onDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(databasePlace(config));
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}
