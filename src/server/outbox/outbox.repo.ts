import type { Selectable } from 'kysely';
import type { Database, Db } from '../platform/database/database.ts';
import type { OutboxTable } from '../platform/tables/work-tables.ts';

/*
 * These queries span all restaurants on purpose: one sender serves them all. A due row is claimed by moving `next_attempt_at` to
 * the end of a lease in one conditional update, so that a process that dies leaves nothing to clean up.
 */

export type OutboxRow = Selectable<OutboxTable>;

/** The restaurants that have due mails, the one first whose mail waits longest. */
export async function restaurantsWithDueMails(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('restaurant_id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .groupBy('restaurant_id')
    .orderBy((eb) => eb.fn.min('next_attempt_at'))
    .execute();
  return rows.map(({ restaurant_id }) => restaurant_id);
}

/**
 * Claims at most `limit` due mails for this process until `until` (ms), of one restaurant or of all. Each mail goes to one process
 * only.
 */
export async function claimDue(
  { db, dialect }: Database,
  { restaurantId, now, until, limit }: { restaurantId?: string; now: number; until: number; limit: number },
): Promise<OutboxRow[]> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ next_attempt_at: until, attempts: eb('attempts', '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('outbox')
          .select(['restaurant_id', 'id'])
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('next_attempt_at', '<=', now)
          .$if(restaurantId !== undefined, (q) => q.where('restaurant_id', '=', restaurantId as string))
          .orderBy('next_attempt_at')
          .limit(limit)
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .execute();
}

/** Stores the outcome of a claimed attempt, unless the lease ran out and another process has claimed the mail since. */
export async function endClaim(
  db: Db,
  claimed: OutboxRow,
  change: Partial<Pick<OutboxRow, 'sent_at' | 'failed_at' | 'next_attempt_at' | 'last_error' | 'payload'>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(change)
    .where('restaurant_id', '=', claimed.restaurant_id)
    .where('id', '=', claimed.id)
    .where('attempts', '=', claimed.attempts)
    .execute();
}

/** Deletes at most `limit` mails from before `instant` (ms), sent or not. Returns how many. */
export async function deleteMailsBefore(db: Db, instant: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('outbox')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('outbox')
          .select(['restaurant_id', 'id'])
          .where('created_at', '<', instant)
          .limit(limit)
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Number of due mails and the instant (ms) since which the oldest is due; null: none is. */
export async function dueMails(db: Db, now: number): Promise<{ count: number; oldest: number | null }> {
  const { count, oldest } = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('next_attempt_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest === null ? null : Number(oldest) };
}

/** The newest mails of all restaurants. */
export function newestMails(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}
