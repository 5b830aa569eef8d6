import { sql } from 'kysely';
import type { Db } from '../../src/server/platform/database/database.ts';

/** How many statements of this PostgreSQL database wait for what another transaction holds. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(db);
  return Number(rows[0]?.count);
}
