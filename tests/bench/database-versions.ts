import pg from 'pg';

/** The versions of a benchmark's databases, for its report. */
export async function databaseVersions(): Promise<Record<string, string>> {
  const SQLite = process.versions['sqlite'] ?? 'unknown';
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return { SQLite };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  return { SQLite, PostgreSQL: String(rows[0].server_version).split(' ')[0] as string };
}
