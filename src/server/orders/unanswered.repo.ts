import { sql } from 'kysely';
import { INITIAL_STATUS } from '../../domain/order-status.ts';
import type { Database, Db, Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { OrderRow } from './orders.repo.ts';

/*
 * These queries span all restaurants on purpose: one chore serves them all. The status is a literal, not a parameter, so that
 * both databases can use the partial indexes on unanswered orders.
 */
const isUnanswered = sql<boolean>`status = ${sql.lit(INITIAL_STATUS)}`;

/**
 * Claims at most `limit` orders that staff are to be reminded of. Each order goes to one caller only, whose transaction must also
 * queue the reminder.
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
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .where(isUnanswered)
    .where('remind_at', '<=', now)
    .returningAll()
    .execute();
}

/** At most `limit` unanswered orders whose time to be cancelled has come, the longest overdue first. */
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

/** Queues a mail to each owner of the restaurant, in the owner's language. Returns false if the restaurant has no owner. */
export async function queueOwnersMail(tx: Tx, order: OrderRow, now: number): Promise<boolean> {
  const owners = await tx
    .selectFrom('staff as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'u.language'])
    .where('s.restaurant_id', '=', order.restaurant_id)
    .where('s.role', '=', 'Owner')
    .execute();
  if (owners.length === 0) return false;
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
  return true;
}
