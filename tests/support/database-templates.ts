import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import {
  dialects,
  dropPostgresDatabase,
  type FreshDatabase,
  freshDatabase,
  onPostgres,
  SQLITE_FILE,
} from './databases.ts';

const FOLDER = 'TEST_RUN_FOLDER';

/** Global setup of a run of vitest: its workers share a folder, and what the filled databases are copied from. */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-run-'));
  process.env[FOLDER] = folder;
  return async () => {
    if (dialects.includes('postgres') && existsSync(join(folder, 'postgres.done')))
      await dropPostgresDatabase(postgresTemplate(folder));
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * A database that `fill` has filled, which `drop` removes. Migrations take most of a test's start, so in a run of vitest the first
 * worker that needs one fills it and all others get copies; all callers must fill it alike.
 */
export async function filledDatabase(
  dialect: DialectName,
  fill: (database: FreshDatabase) => Promise<void>,
): Promise<FreshDatabase> {
  const folder = process.env[FOLDER];
  if (!folder) {
    const database = await freshDatabase(dialect);
    await fill(database);
    return database;
  }
  await onceARun(join(folder, dialect), () => keepTemplate(dialect, folder, fill));
  return freshDatabase(dialect, dialect === 'sqlite' ? join(folder, SQLITE_FILE) : postgresTemplate(folder));
}

const postgresTemplate = (folder: string) => basename(folder).replaceAll('-', '_').toLowerCase();

async function keepTemplate(
  dialect: DialectName,
  folder: string,
  fill: (database: FreshDatabase) => Promise<void>,
): Promise<void> {
  const database = await freshDatabase(dialect);
  await fill(database);
  // A file that is being written, or a database that is connected to, cannot be copied.
  await database.db.destroy();
  if (dialect === 'sqlite') copyFileSync(join(database.dataDir, SQLITE_FILE), join(folder, SQLITE_FILE));
  else await onPostgres(`alter database ${database.name} rename to ${postgresTemplate(folder)}`);
  rmSync(database.dataDir, { recursive: true, force: true });
}

/** Does `work` in one worker, and resolves in each when it is done. If it fails, the next one tries. */
async function onceARun(begun: string, work: () => Promise<void>): Promise<void> {
  const done = `${begun}.done`;
  while (!existsSync(done)) {
    if (!isFirst(begun)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    try {
      await work();
      writeFileSync(done, '');
    } catch (error) {
      rmdirSync(begun);
      throw error;
    }
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
