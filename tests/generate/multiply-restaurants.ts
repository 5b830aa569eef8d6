import { sql } from 'kysely';
import type { Database, Db } from '../../src/server/platform/database/database.ts';
import { inBulk } from './in-bulk.ts';

/** A restaurant's tables except its orders'. Each key begins with the restaurant's id, so that other ids may repeat. */
const CONTENT = [
  'opening_exceptions',
  'texts',
  'pictures',
  'categories',
  'products',
  'product_categories',
  'option_groups',
  'option_values',
  'product_option_groups',
  'highlights',
  'promotions',
];
/** The columns that must be unique to a copy of the restaurant's row. */
const OWN = ['id', 'slug'];
const EARLIER = 3_600_000;

/** Multiplies the restaurants by `times`, with the same content, inside the database. */
export async function multiplyRestaurants(database: Database, times: number): Promise<void> {
  const tables = ['restaurants', ...CONTENT];
  await inBulk(database, tables, (tx) => copyRows(tx, tables, times));
}

async function copyRows(db: Db, tables: readonly string[], times: number): Promise<void> {
  for (const table of tables) {
    const key = table === 'restaurants' ? 'id' : 'restaurant_id';
    const own = table === 'restaurants' ? OWN : [key];
    const [row] = (await sql<object>`select * from ${sql.table(table)} limit 1`.execute(db)).rows;
    const columns = Object.keys(row ?? {});
    if (columns.length === 0) continue;
    const values = columns.map((column) => {
      const value = sql.ref(`t.${column}`);
      // Earlier revisions, so that no copy counts as changed in the last minutes.
      if (column === 'revision') return sql`${value} - ${sql.lit(EARLIER)} - c.n`;
      return own.includes(column) ? sql`${value} || '~' || c.n` : value;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      with recursive c(n) as (select 1 union all select n + 1 from c where n < ${sql.lit(times - 1)})
      select ${sql.join(values)} from c cross join ${sql.table(table)} as t where ${sql.ref(`t.${key}`)} not like '%~%'
    `.execute(db);
  }
}
