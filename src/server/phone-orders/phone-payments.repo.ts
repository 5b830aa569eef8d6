import { ONLINE_METHOD } from '../../domain/orders/payment-methods.ts';
import { type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import type { Db } from '../platform/database/database.ts';

/** More than a telephone takes in the time. */
const MOST = 30;

/** The restaurant's orders by telephone since then (ms) that are paid by a link, newest first, whether the restaurant has got them or not. */
export async function ordersPaidByLink(db: Db, restaurantId: string, since: number): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', since)
    .where('channel', '=', 'phone')
    .where('payment_method', '=', ONLINE_METHOD)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return withDetails(db, restaurantId, rows);
}
