import { sql } from 'kysely';
import { START_AHEAD } from '../../domain/orders/kitchen-horizon.ts';
import { COOKING_STATUSES } from '../../domain/orders/station-of.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { type OrderRow, type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import type { Db } from '../platform/database/database.ts';

const MAX_ORDERS = 200;

/** Those that were called off since `since` (ms), of which something had been taken on. */
export async function calledOffOrders(db: Db, restaurantId: string, since: number): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.status', '=', 'Cancelled by Restaurant')
    .where('o.updated_at', '>', since)
    .where('o.estimated_ready_at', 'is not', null)
    .orderBy('o.updated_at')
    .orderBy('o.id')
    .limit(MAX_ORDERS)
    .$castTo<OrderRow>()
    .execute();
  return withDetails(db, restaurantId, rows);
}

/**
 * The orders that are taken on and not ready yet, the oldest first. One for later rests until the cooks are to begin, unless somebody has begun
 * it. `now` in ms.
 */
export async function cookingOrders(db: Db, restaurantId: string, now: number): Promise<StoredOrder[]> {
  const startAhead = sql<number>`coalesce(r.start_ahead, ${sql.lit(START_AHEAD.usual)})`;
  const beginsAt = sql<number>`coalesce(o.estimated_ready_at, o.scheduled_at)
    - (coalesce(o.travel_minutes, 0) + ${startAhead}) * ${sql.lit(MINUTE)}`;
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.id', 'o.restaurant_id')
    .selectAll('o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.status', 'in', COOKING_STATUSES)
    .where((eb) =>
      eb.or([eb('o.status', '<>', 'Confirmed'), eb('o.scheduled_at', 'is', null), eb(beginsAt, '<=', now)]),
    )
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(MAX_ORDERS)
    .$castTo<OrderRow>()
    .execute();
  return withDetails(db, restaurantId, rows);
}
