import type { Db } from '../platform/database.ts';
import type { OrdersTable } from '../platform/database-types.ts';

export type CountedOrder = Pick<OrdersTable, 'created_at' | 'status' | 'total' | 'discount'>;

/** What counts of the orders placed in [from, to), oldest first. */
export function countedOrders(
  db: Db,
  restaurantId: string,
  { from, to }: { from: number; to: number },
): Promise<CountedOrder[]> {
  return db
    .selectFrom('orders')
    .select(['created_at', 'status', 'total', 'discount'])
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute();
}
