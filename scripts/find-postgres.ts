import pg from 'pg';

const LOCAL = ['postgres://servery_test:servery_test@127.0.0.1:5432/postgres', 'postgres://127.0.0.1:5432/postgres'];

/** TEST_DATABASE_URL, else a local server on which we may create databases; undefined: none. */
export async function findPostgres(): Promise<string | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  for (const url of LOCAL) if (await canCreate(url)) return url;
  return undefined;
}

async function canCreate(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
