import type { Db } from '../../src/server/platform/database/database.ts';

/** Every row of every table as text, in a stable order. */
export async function allRows(db: Db): Promise<string[]> {
  return rowsWhere(db, () => true);
}

/** The rows that contain one of the values. */
export async function rowsAbout(db: Db, values: readonly string[]): Promise<string[]> {
  const wanted = new Set<unknown>(values);
  return rowsWhere(db, (row) => Object.values(row).some((value) => wanted.has(value)));
}

async function rowsWhere(db: Db, isWanted: (row: object) => boolean): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await db
        .selectFrom(name as 'orders')
        .selectAll()
        .execute();
      return all.filter(isWanted).map((row) => `${name} ${JSON.stringify(row)}`);
    }),
  );
  return rows.flat().sort();
}
