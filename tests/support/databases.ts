import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type DialectName, openDatabase } from '../../src/server/platform/database/database.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** SQLite always; PostgreSQL when TEST_DATABASE_URL names a server where databases may be created. */
export const dialects: DialectName[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

export interface FreshDatabase extends Database {
  dataDir: string;
  databaseUrl: string | undefined;
  /** In PostgreSQL. */
  name?: string;
  drop(): Promise<void>;
}

/** Creates a database, which `drop` removes: a copy of `template` (a SQLite file, a PostgreSQL database), or an empty one. */
export async function freshDatabase(dialect: DialectName, template?: string): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-'));
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true });
  if (dialect === 'sqlite') {
    if (template) copyFileSync(template, join(dataDir, SQLITE_FILE));
    const database = openDatabase({ dataDir });
    return {
      ...database,
      dataDir,
      databaseUrl: undefined,
      drop: async () => {
        await database.db.destroy();
        removeDir();
      },
    };
  }
  const name = `servery_test_${randomBytes(6).toString('hex')}`;
  await onPostgres(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(postgresUrl as string);
  url.pathname = `/${name}`;
  const database = openDatabase({ databaseUrl: url.href, dataDir });
  return {
    ...database,
    dataDir,
    databaseUrl: url.href,
    name,
    drop: async () => {
      await database.db.destroy();
      await dropPostgresDatabase(name);
      removeDir();
    },
  };
}

/** Name of the database's file in its data directory. */
export const SQLITE_FILE = 'servery.sqlite';

/** `force` ends our own connections. The server's background workers in the database must be waited for instead. */
export async function dropPostgresDatabase(name: string): Promise<void> {
  const NOT_OURS_TO_END = '42501';
  for (let attempt = 1; ; attempt++) {
    try {
      return await onPostgres(`drop database ${name} with (force)`);
    } catch (error) {
      if ((error as { code?: unknown }).code !== NOT_OURS_TO_END || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs a statement on the server of TEST_DATABASE_URL. */
export async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
