import pg from 'pg';
import { postgresAccess } from './postgres-access.ts';
import { runCommand } from './run-command.ts';

/** Writes a consistent copy with pg_dump while others write to the database. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  await runCommand(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-acl', '--schema=public', `--file=${to}`],
    postgresAccess(url),
  );
}

/**
 * Restores a dump in one transaction, so that a damaged dump changes nothing. Throws if the database is not empty, unless
 * `overwrite`.
 */
export async function restorePostgres(dump: string, url: string, { overwrite }: { overwrite: boolean }): Promise<void> {
  if (!overwrite) await refuseContent(url);
  const script = `${dump}.sql`;
  await runCommand('pg_restore', ['--no-owner', '--no-acl', `--file=${script}`, dump]);
  // The script creates the schema again.
  const first = '--command=drop schema if exists public cascade';
  const atOnce = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  await runCommand('psql', [...atOnce, first, `--file=${script}`], postgresAccess(url));
}

async function refuseContent(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (rows.length) throw new Error('There is a database already. Add --overwrite to lose it.');
  } finally {
    await client.end();
  }
}
