import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-types.ts';

/** The tables of restaurants' rows that are deleted by age, each by its key `restaurant_id, id`, and the column that tells it. */
const AGE = {
  rings: 'created_at',
  telephone_messages: 'created_at',
  outbox: 'created_at',
  order_claims: 'expires_at',
  invitations: 'expires_at',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Deletes at most `limit` rows of `instant` (ms) or from before, of all restaurants. Returns how many. */
export async function deleteOld(db: Db, name: keyof typeof AGE, instant: number, limit: number): Promise<number> {
  const table = sql.table(name);
  const { numAffectedRows } = await sql`
    with old as materialized (
      select restaurant_id, id from ${table} where ${sql.ref(AGE[name])} <= ${instant} limit ${limit}
    )
    delete from ${table} where (restaurant_id, id) in (select restaurant_id, id from old)`.execute(db);
  return Number(numAffectedRows);
}
