import { type Selectable, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { OutboxTable } from '../platform/tables/work-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type OutboxRow = Selectable<OutboxTable>;

export const MAILS_TO_SEND: WorkPlace<'outbox'> = {
  table: 'outbox',
  key: ['restaurant_id', 'id'],
  due: 'next_attempt_at',
  isOpen: sql`sent_at is null and failed_at is null`,
  attempts: 'attempts',
  error: 'last_error',
};

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

/** The newest mails of all restaurants. */
export function newestMails(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}
