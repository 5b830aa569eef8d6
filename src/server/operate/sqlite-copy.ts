import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

/** Writes a consistent copy while others write to the database, without blocking them. */
export function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/**
 * Checks a copy and moves it into place. Throws if the copy is damaged, or if the present database is in use or, without
 * `overwrite`, not empty.
 */
export async function restoreSqlite(copy: string, to: string, { overwrite }: { overwrite: boolean }): Promise<void> {
  checkSqlite(copy);
  if (existsSync(to)) giveUp(to, overwrite);
  for (const each of [`${to}-wal`, `${to}-shm`]) await rm(each, { force: true });
  await chmod(copy, 0o600);
  await rename(copy, to);
}

function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const [damage] = database.prepare('pragma integrity_check').all();
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  database.close();
  if (damage?.['integrity_check'] !== 'ok') throw new Error('The backup’s database is damaged.');
  if (orphan) throw new Error(`The backup’s database has a row in "${orphan['table']}" that belongs to nothing.`);
}

function giveUp(file: string, overwrite: boolean): void {
  try {
    if (!overwrite && hasTables(file)) throw new Error('There is a database already. Add --overwrite to lose it.');
    refuseInUse(file);
  } catch (error) {
    // A damaged database is what a restore is for.
    if (!overwrite || !isDamage(error)) throw error;
  }
}

function hasTables(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare("select name from sqlite_master where type = 'table'").all().length > 0;
  } finally {
    database.close();
  }
}

/** SQLite's primary result codes, which are the lowest byte: the file is damaged (11) or no database at all (26). */
function isDamage(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0;
  return [11, 26].includes(code & 0xff);
}

/** Throws while a server has the embedded database open. */
export function refuseInUse(file: string): void {
  const database = new DatabaseSync(file);
  try {
    // Leaving WAL mode needs the only connection to the database.
    database.exec('pragma busy_timeout = 1000; pragma journal_mode = delete');
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5)
      throw new Error('The database is in use: stop the server first.');
    throw error;
  } finally {
    database.close();
  }
}
