import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { unreachable } from '../refusals/unreachable.ts';
import type { Tables } from './database-types.ts';
import { type PoolCounts, type PostgresSettings, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

export type DialectName = 'sqlite' | 'postgres';
/** A connection pool or a running transaction: repositories take either. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export interface Database {
  db: Db;
  dialect: DialectName;
  /** Counts of the pool's connections; absent for SQLite, which has one connection. */
  pool?: () => PoolCounts;
}

interface Place extends PostgresSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Where the settings say that the database is, and how it is reached. */
export function databasePlace(config: Config): Place {
  return {
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    isPooled: config.DATABASE_POOLER,
  };
}

/** PostgreSQL when a URL is given, else the embedded SQLite file in `dataDir`. Throws a `SettingsError` if there can be no such folder. */
export function openDatabase(settings: Place): Database {
  if (settings.databaseUrl) {
    const { dialect, pool } = postgresDialect(settings.databaseUrl, settings);
    return { db: new Kysely<Tables>({ dialect }), dialect: 'postgres', pool };
  }
  try {
    mkdirSync(settings.dataDir, { recursive: true });
  } catch (error) {
    throw unreachable(error);
  }
  return {
    db: new Kysely<Tables>({ dialect: sqliteDialect(join(settings.dataDir, 'servery.sqlite')) }),
    dialect: 'sqlite',
  };
}

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction. Where PostgreSQL gives a transaction up for what others do at this moment, it is tried again, so `work`
 * may run several times. Once more if it was overtaken: by then `work` finds what others have added or removed, and refuses what it must.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let wasOvertaken = false;
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isAgain = isGivenUp(error) ? attempt < ATTEMPTS : !wasOvertaken && isOvertaken(error);
      if (!isAgain) throw error;
      wasOvertaken ||= isOvertaken(error);
    }
  }
}

const GIVEN_UP = new Set(['40001', '40P01']);
const INTERNAL_ERROR = 'XX000';

/**
 * Whether PostgreSQL says that the same transaction may succeed at another moment: a deadlock, a serialisation failure, or its fault of
 * finding two updaters of a row while one of them is being rolled back (seen with 15.18, where many refer to and update one row).
 */
function isGivenUp(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === INTERNAL_ERROR) return String(message).startsWith('new multixact has more than one updating member');
  return typeof code === 'string' && GIVEN_UP.has(code);
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Whether a write in PostgreSQL failed for a row that another transaction may have added or removed after this one had looked. In SQLite
 * nobody else writes meanwhile.
 */
function isOvertaken(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION;
}

/** Whether a write failed because a unique key was taken, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === UNIQUE_VIOLATION || (typeof message === 'string' && message.includes('UNIQUE constraint failed'));
}
