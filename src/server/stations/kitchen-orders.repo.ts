import { COOKING_STATUSES } from '../../domain/orders/station-of.ts';
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

/** The orders that are taken on and not ready yet, the oldest first. */
export async function cookingOrders(db: Db, restaurantId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.status', 'in', COOKING_STATUSES)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(MAX_ORDERS)
    .$castTo<OrderRow>()
    .execute();
  return withDetails(db, restaurantId, rows);
}
