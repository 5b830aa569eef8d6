import { sql } from 'kysely';
import { isCalledOff, OPEN_STATUSES, ORDER_STATUSES } from '../../domain/order-status.ts';
import { type OrderRow, type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import type { Db } from '../platform/database.ts';

/** Literals instead of parameters, so that the partial index of open orders can be used. */
const isOpen = sql<boolean>`o.status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})`;
const FINISHED = ORDER_STATUSES.filter((status) => !OPEN_STATUSES.includes(status));
const CALLED_OFF = ORDER_STATUSES.filter(isCalledOff);

/** The oldest `limit` orders that are not finished. */
export async function openOrders(db: Db, restaurantId: string, limit: number): Promise<StoredOrder[]> {
  const rows = await openOnes(db, restaurantId)
    .selectAll('o')
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(limit)
    .execute();
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

/** Number and revenue (minor units) of orders placed in [from, to) (ms), without cancelled and failed ones. */
export async function turnoverBetween(
  db: Db,
  restaurantId: string,
  { from, to }: { from: number; to: number },
): Promise<{ orders: number; revenue: number }> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll().as('orders'), eb.fn.sum('total').as('revenue')])
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('status', 'not in', CALLED_OFF)
    .executeTakeFirstOrThrow();
  return { orders: Number(row.orders), revenue: Number(row.revenue ?? 0) };
}

function openOnes(db: Db, restaurantId: string) {
  return db.selectFrom('orders as o').where('o.restaurant_id', '=', restaurantId).where(isOpen);
}
