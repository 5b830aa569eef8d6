import { sql } from 'kysely';
import { INITIAL_STATUS } from '../../domain/order-status.ts';
import type { Database, Db, Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { OrderRow } from './orders.repo.ts';

/*
 * Across restaurants on purpose: one chore serves them all. The state is named literally, so that both databases read
 * the indexes that hold unanswered orders alone.
 */
const isUnanswered = sql<boolean>`status = ${sql.lit(INITIAL_STATUS)}`;

/**
 * Takes at most `limit` orders that the restaurant is to be reminded of; each is given to one caller only, whose
 * transaction tells of it.
 */
export async function claimReminders(
  tx: Tx,
  dialect: Database['dialect'],
  { now, limit }: { now: number; limit: number },
): Promise<OrderRow[]> {
  return tx
    .updateTable('orders')
    .set({ remind_at: null })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('orders')
          .select(['restaurant_id', 'id'])
          .where(isUnanswered)
          .where('remind_at', '<=', now)
          .orderBy('remind_at')
          .limit(limit)
          // SQLite has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .where(isUnanswered)
    .where('remind_at', '<=', now)
    .returningAll()
    .execute();
}

/** At most `limit` orders that nobody answered in time, the longest overdue first. */
export async function overdueOrders(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<Pick<OrderRow, 'restaurant_id' | 'id'>[]> {
  return db
    .selectFrom('orders')
    .select(['restaurant_id', 'id'])
    .where(isUnanswered)
    .where('cancel_at', '<=', now)
    .orderBy('cancel_at')
    .limit(limit)
    .execute();
}

/** Queues a letter to each owner of the restaurant, in the owner's language. */
export async function queueOwnersMail(tx: Tx, order: OrderRow, now: number): Promise<void> {
  const owners = await tx
    .selectFrom('staff as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'u.language'])
    .where('s.restaurant_id', '=', order.restaurant_id)
    .where('s.role', '=', 'Owner')
    .execute();
  if (owners.length === 0) return;
  const payload = JSON.stringify({ orderId: order.id, orderNumber: order.number });
  await tx
    .insertInto('outbox')
    .values(
      owners.map(({ email, language }) => ({
        restaurant_id: order.restaurant_id,
        id: newId(),
        kind: 'order_unanswered',
        recipient: email,
        language,
        payload,
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
      })),
    )
    .execute();
}
