import { sql } from 'kysely';
import { INITIAL_STATUS } from '../../../domain/orders/order-status.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { countAttempt } from '../../accounts/attempts.repo.ts';
import type { Database, Db, Tx } from '../../platform/database/database.ts';
import { newId, sha256, stableId } from '../../platform/ids/ids.ts';
import type { OrderRow } from '../orders.repo.ts';

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
    .with(
      // Once, not once for each row, as in `claimWork`.
      (cte) => cte('waiting').materialized(),
      (db) =>
        db
          .selectFrom('orders')
          .select(['restaurant_id', 'id'])
          .where(isUnanswered)
          .where('remind_at', '<=', now)
          .orderBy('remind_at')
          .limit(limit)
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked()),
    )
    .updateTable('orders')
    .set({ remind_at: null })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('waiting').select(['restaurant_id', 'id']).$asTuple('restaurant_id', 'id'),
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

/** Orders that a mail names. */
const MAX_NAMED = 20;
/** The mails of this time are joined into one. */
const JOINED_MS = 5 * MINUTE;

/**
 * Queues a mail about these orders of a restaurant to each owner, in the owner's language: at once, or if there was one a moment ago,
 * one about all that wait at the end of `JOINED_MS`. Returns false if the restaurant has no owner.
 */
export async function queueOwnersMail(
  tx: Tx,
  restaurantId: string,
  orders: readonly OrderRow[],
  now: number,
): Promise<boolean> {
  const owners = await tx
    .selectFrom('staff as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'u.language'])
    .where('s.restaurant_id', '=', restaurantId)
    .where('s.role', '=', 'Owner')
    .execute();
  if (owners.length === 0) return false;
  const key = sha256(['reminders', restaurantId].join('\u0000'));
  const { count, ends_at } = await countAttempt(tx, key, now, JOINED_MS);
  const isFirst = count === 1;
  const [only] = isFirst && orders.length === 1 ? orders : [];
  await tx
    .insertInto('outbox')
    .values(
      owners.map(({ email, language }) => ({
        restaurant_id: restaurantId,
        id: isFirst ? newId() : stableId(key, email, String(ends_at)),
        kind: only ? 'order_unanswered' : 'orders_waiting',
        recipient: email,
        language,
        payload: JSON.stringify(only ? { orderId: only.id, orderNumber: only.number } : {}),
        attempts: 0,
        next_attempt_at: isFirst ? now : ends_at,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
    .execute();
  return true;
}

/** How many orders of the restaurant wait although it was reminded of them, and the first of them. */
export async function ordersThatWait(
  db: Db,
  restaurantId: string,
): Promise<{ count: number; oldest: Pick<OrderRow, 'number' | 'created_at' | 'total'>[] }> {
  const waiting = db
    .selectFrom('orders')
    .where('restaurant_id', '=', restaurantId)
    .where(isUnanswered)
    .where('remind_at', 'is', null);
  const { count } = await waiting.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const oldest = await waiting
    .select(['number', 'created_at', 'total'])
    .orderBy('created_at')
    .limit(MAX_NAMED)
    .execute();
  return { count: Number(count), oldest };
}
