import pg from 'pg';
import { runCommand } from './run-command.ts';

/** One moment's state of a database that others go on writing, by PostgreSQL's own pg_dump. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  await runCommand(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-acl', '--schema=public', `--file=${to}`],
    access(url),
  );
}

/** All of it or nothing, into an empty database unless `overwrite`. */
export async function restorePostgres(dump: string, url: string, { overwrite }: { overwrite: boolean }): Promise<void> {
  await runCommand('pg_restore', ['--list', dump]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (rows.length && !overwrite) throw new Error('There is a database already. Add --overwrite to lose it.');
    // The dump brings the schema itself.
    await client.query('drop schema if exists public cascade');
  } finally {
    await client.end();
  }
  const options = ['--no-owner', '--no-acl', '--single-transaction', '--exit-on-error'];
  await runCommand('pg_restore', [...options, `--dbname=${databaseOf(url)}`, dump], access(url));
}

/** In the environment, where other users of the machine can't read the password. */
function access(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PGHOST: hostname || 'localhost',
    PGPORT: port || '5432',
    PGDATABASE: databaseOf(url),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
