import { type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-types.ts';

/*
 * Pieces of work are rows, written in the transaction that causes them. These queries span all restaurants on purpose: one worker serves
 * them all. A due row is claimed by moving when it is due to the end of a lease, in one conditional update: it goes to one process only,
 * and a process that dies leaves nothing to clean up.
 */

/** Tables whose rows are work. Their keys begin with the restaurant. */
export type WorkTable =
  | 'outbox'
  | 'rings'
  | 'order_pushes'
  | 'payment_acts'
  | 'payments'
  | 'campaigns'
  | 'deliveries'
  | 'till_menus'
  | 'picture_fetches'
  | 'till_orders'
  | 'handed_deliveries'
  | 'telephone_messages';
export type WorkRow<T extends WorkTable> = Selectable<Tables[T]>;
export type WorkChange<T extends WorkTable> = Updateable<Tables[T]>;
type Column<T extends WorkTable> = keyof Selectable<Tables[T]> & string;

/** Where pieces of work of one kind are. */
export interface WorkPlace<T extends WorkTable> {
  table: T;
  /** The columns of its key. */
  key: readonly Column<T>[];
  /** When a row is due; during an attempt, the end of its lease, after which the attempt counts as lost. */
  due: Column<T>;
  /** What is still to be done, as the table's index of due rows has it. */
  isOpen: RawBuilder<SqlBool>;
  /** The count of attempts begun, one that is under way among them; null: nobody counts. */
  attempts: Column<T> | null;
  /** The words of the last failure; null: nobody keeps them. */
  error: Column<T> | null;
}

/** The restaurants that have due work, the one first whose work waits longest. */
export async function restaurantsWithWork<T extends WorkTable>(
  db: Db,
  { table, due, isOpen }: WorkPlace<T>,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ restaurant_id: string }>`
    select restaurant_id from ${sql.table(table)} where ${isOpen} and ${sql.ref(due)} <= ${now}
    group by restaurant_id order by min(${sql.ref(due)})`.execute(db);
  return rows.map(({ restaurant_id }) => restaurant_id);
}

interface Claim {
  restaurantId: string;
  now: number;
  /** The end of the lease (ms). */
  until: number;
}

/** Claims the piece of a restaurant's work that is due longest; undefined: there is none. */
export async function claimWork<T extends WorkTable>(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { table, key, due, isOpen, attempts }: WorkPlace<T>,
  { restaurantId, now, until }: Claim,
): Promise<WorkRow<T> | undefined> {
  const [columns, dueAt] = [sql.join(key.map((each) => sql.ref(each))), sql.ref(due)];
  const counted = attempts === null ? NOTHING : sql`, ${sql.ref(attempts)} = ${sql.ref(attempts)} + 1`;
  // SQLite has one writer at a time. Materialized, because PostgreSQL may run a subquery of `in` once for each row that it looks at, which
  // passes by what it has locked and so claims several pieces, of which nobody would hear before their leases end.
  const { rows } = await sql<WorkRow<T>>`
    with piece as materialized (
      select ${columns} from ${sql.table(table)}
      where ${isOpen} and ${dueAt} <= ${now} and restaurant_id = ${restaurantId}
      order by ${dueAt} limit 1 ${dialect === 'postgres' ? sql`for update skip locked` : NOTHING}
    )
    update ${sql.table(table)} set ${dueAt} = ${until} ${counted}
    where (${columns}) in (select ${columns} from piece) and ${dueAt} <= ${now} returning *`.execute(db);
  return rows[0];
}

const NOTHING = sql``;

/**
 * Stores how a claimed attempt went, unless the lease ran out and another process has claimed the piece since, or it was made due anew.
 * Returns whether it was stored.
 */
export async function finishWork<T extends WorkTable>(
  db: Db,
  { table, key, due, attempts }: WorkPlace<T>,
  claimed: WorkRow<T>,
  change: object,
): Promise<boolean> {
  const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const fence = [...key, due, ...(attempts === null ? [] : [attempts])];
  const same = fence.map((column) => sql`${sql.ref(column)} = ${claimed[column]}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(same, sql` and `)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Number of due pieces and the instant (ms) since which the oldest is due; null: none is. */
export async function dueWork<T extends WorkTable>(
  db: Db,
  { table, due, isOpen }: WorkPlace<T>,
  now: number,
): Promise<{ count: number; oldest: number | null }> {
  const { rows } = await sql<{ count: number; oldest: number | null }>`
    select count(*) as count, min(${sql.ref(due)}) as oldest from ${sql.table(table)}
    where ${isOpen} and ${sql.ref(due)} <= ${now}`.execute(db);
  const [{ count = 0, oldest = null } = {}] = rows;
  return { count: Number(count), oldest: oldest === null ? null : Number(oldest) };
}
