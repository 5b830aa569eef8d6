import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';

/** Copies a statement: each table's rows are made inside the database, so that a million orders take minutes at most. */
const COPIES_AT_ONCE = 100;

/** What a copy must have of its own, by table. Everything else is copied as it is. */
const OWN: Record<string, readonly string[]> = {
  users: ['id', 'email', 'email_key'],
  orders: ['id', 'number', 'user_id'],
  order_lines: ['order_id'],
  order_status_history: ['order_id'],
};

/** Makes `times` as many orders as there are, of as many times the customers: nobody's own history grows. */
export async function multiplyOrders({ db }: Pick<Database, 'db'>, times: number): Promise<void> {
  for (const [table, own] of Object.entries(OWN)) {
    const [row] = (await sql<object>`select * from ${sql.table(table)} limit 1`.execute(db)).rows;
    const columns = Object.keys(row ?? {});
    const values = columns.map((column) =>
      own.includes(column) ? sql`${sql.ref(`t.${column}`)} || '~' || c.n` : sql.ref(`t.${column}`),
    );
    const key = table === 'users' || table === 'orders' ? 'id' : 'order_id';
    for (let from = 1; from < times; from += COPIES_AT_ONCE) {
      const to = Math.min(from + COPIES_AT_ONCE, times) - 1;
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        with recursive c(n) as (select ${sql.lit(from)} union all select n + 1 from c where n < ${sql.lit(to)})
        select ${sql.join(values)} from c cross join ${sql.table(table)} as t where ${sql.ref(`t.${key}`)} not like '%~%'
      `.execute(db);
    }
  }
  await sql`analyze`.execute(db);
}
