import { sql } from 'kysely';
import { INITIAL_STATUS, OPEN_STATUSES, SENT_STATUSES } from '../../domain/orders/order-status.ts';
import { type OrderRow, type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { placedIn, type Span, wasKept } from '../reports/reports.repo.ts';

/** Literals instead of parameters, so that the partial index of open orders can be used. */
const isOpen = sql<boolean>`o.status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})`;
const isUnanswered = sql<boolean>`o.status = ${sql.lit(INITIAL_STATUS)}`;
const FINISHED = SENT_STATUSES.filter((status) => !OPEN_STATUSES.includes(status));

/**
 * The orders that are not finished, oldest first: those that wait for an answer in full, because they are called off when nobody sees
 * them, and of the others the oldest, up to `limit` in all.
 */
export async function openOrders(db: Db, restaurantId: string, limit: number): Promise<StoredOrder[]> {
  const inOrder = openOnes(db, restaurantId).selectAll('o').orderBy('o.created_at').orderBy('o.id');
  const unanswered = await inOrder.where(isUnanswered).execute();
  const others = await inOrder
    .where(sql<boolean>`not ${isUnanswered}`)
    .limit(Math.max(0, limit - unanswered.length))
    .execute();
  // Who was answered between the two queries is in both: the later one knows more.
  const byId = new Map([...unanswered, ...others].map((row) => [row.id, row]));
  const rows = [...byId.values()].sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  return withDetails(db, restaurantId, rows);
}

export async function countOpenOrders(db: Db, restaurantId: string): Promise<number> {
  const { count } = await openOnes(db, restaurantId)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last `limit` orders that were finished at or after `since` (ms), newest first. */
export async function finishedSince(
  db: Db,
  restaurantId: string,
  { since, limit }: { since: number; limit: number },
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.updated_at', '>=', since)
    .where('o.status', 'in', FINISHED)
    .orderBy('o.updated_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .$castTo<OrderRow>()
    .execute();
  return withDetails(db, restaurantId, rows);
}

/** Orders placed in a span, without cancelled and failed ones: their number, and number and revenue (minor units) of the accepted ones. */
export async function turnoverBetween(
  db: Db,
  restaurantId: string,
  span: Span,
): Promise<{ orders: number; accepted: number; revenue: number }> {
  const row = await placedIn(db, restaurantId, span)
    .select((eb) => [
      eb.fn.countAll().as('orders'),
      eb.fn.countAll().filterWhere('o.status', '!=', INITIAL_STATUS).as('accepted'),
      eb.fn.sum('o.total').filterWhere('o.status', '!=', INITIAL_STATUS).as('revenue'),
    ])
    .where(wasKept)
    .executeTakeFirstOrThrow();
  return { orders: Number(row.orders), accepted: Number(row.accepted), revenue: Number(row.revenue ?? 0) };
}

function openOnes(db: Db, restaurantId: string) {
  return db.selectFrom('orders as o').where('o.restaurant_id', '=', restaurantId).where(isOpen);
}
