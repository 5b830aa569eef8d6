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

/** The newest mails of all restaurants. */
export function newestMails(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}
