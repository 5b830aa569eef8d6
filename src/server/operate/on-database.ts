import type { Config } from '../platform/config.ts';
import { type Db, openDatabase } from '../platform/database.ts';
import { migrate } from '../platform/migrate.ts';

/** Runs an operator's command on the database of the settings, which may be in use by servers; migrates it first, as a start does. */
export async function onDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    await migrate(database);
    return await work(database.db);
  } finally {
    await database.db.destroy();
  }
}
