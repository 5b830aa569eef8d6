import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';

/** Copies a statement: each table's rows are made inside the database, so that a million orders take minutes at most. */
const COPIES_AT_ONCE = 100;

/** What a copy must have of its own, by table, its key first. Everything else is copied as it is. */
const OWN: Record<string, readonly [string, ...string[]]> = {
  users: ['id', 'email', 'email_key'],
  sessions: ['id', 'user_id', 'token_hash'],
  addresses: ['user_id'],
  orders: ['id', 'number', 'user_id'],
  order_lines: ['order_id'],
  order_status_history: ['order_id'],
  idempotency_keys: ['user_id', 'order_id'],
  loyalty_balances: ['user_id'],
  loyalty_ledger: ['id', 'user_id', 'order_id'],
  reviews: ['id', 'user_id', 'order_id'],
  outbox: ['id'],
};

/** Each copy lies this much further back, in ms. */
const EARLIER = 1000 * 60_000;
const INSTANTS = ['created_at', 'updated_at', 'changed_at'];

/** Makes `times` as many orders, with all that belongs to them, of as many times the customers: nobody's own grow. */
export async function multiplyOrders({ db, dialect }: Database, times: number): Promise<void> {
  for (const [table, own] of Object.entries(OWN)) {
    const [row] = (await sql<object>`select * from ${sql.table(table)} limit 1`.execute(db)).rows;
    const columns = Object.keys(row ?? {});
    const values = columns.map((column) => {
      const value = sql.ref(`t.${column}`);
      if (INSTANTS.includes(column)) return sql`${value} - cast(c.n as bigint) * ${sql.lit(EARLIER)}`;
      return own.includes(column) ? sql`${value} || '~' || c.n` : value;
    });
    if (columns.length === 0) continue;
    for (let from = 1; from < times; from += COPIES_AT_ONCE) {
      const to = Math.min(from + COPIES_AT_ONCE, times) - 1;
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        with recursive c(n) as (select ${sql.lit(from)} union all select n + 1 from c where n < ${sql.lit(to)})
        select ${sql.join(values)} from c cross join ${sql.table(table)} as t where ${sql.ref(`t.${own[0]}`)} not like '%~%'
      `.execute(db);
    }
  }
  // As PostgreSQL does by itself after a while; nobody does so for the embedded database.
  if (dialect === 'postgres') await sql`analyze`.execute(db);
}
