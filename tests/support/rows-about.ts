import type { Db } from '../../src/server/platform/database.ts';

/** Every row of every table in which one of the values stands, as text, in a steady order. */
export async function rowsAbout(db: Db, values: readonly string[]): Promise<string[]> {
  const wanted = new Set<unknown>(values);
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await db
        .selectFrom(name as 'orders')
        .selectAll()
        .execute();
      return all
        .filter((row) => Object.values(row).some((value) => wanted.has(value)))
        .map((row) => `${name} ${JSON.stringify(row)}`);
    }),
  );
  return rows.flat().sort();
}
