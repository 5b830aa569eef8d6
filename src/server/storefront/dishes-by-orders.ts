import { isCalledOff, isUnsent, ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { RecentMap } from '../platform/cache/recent-map.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

const SPAN_MS = 30 * 24 * 60 * MINUTE;
const KEPT_MS = 10 * MINUTE;
/** Fewer orders say nothing of a dish, and fewer dishes nothing of a menu. */
const LEAST = { orders: 5, dishes: 3 };
const MOST = 6;
const NOT_SOLD = ORDER_STATUSES.filter((status) => isCalledOff(status) || isUnsent(status));
const CACHE_BYTES = 1024 * 1024;
const ENTRY_BYTES = 512;

/**
 * Returns a function that tells the ids of the dishes that most orders of the last thirty days had, the first one first; none while there are too few. It
 * asks the database once in ten minutes a restaurant, however often it is called.
 */
export function dishesByOrders({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): (restaurantId: string) => Promise<string[]> {
  const kept = new RecentMap<{ bytes: number; until: number; ids: Promise<string[]> }>(CACHE_BYTES);
  return (restaurantId) => {
    const now = clock();
    const known = kept.get(restaurantId);
    if (known && now < known.until) return known.ids;
    const ids = countOrders(db, restaurantId, now - SPAN_MS);
    const entry = { bytes: ENTRY_BYTES, until: now + KEPT_MS, ids };
    kept.set(restaurantId, entry);
    // A failure is not kept.
    ids.catch(() => {
      entry.until = 0;
    });
    return ids;
  };
}

/** By orders, not by pieces: one large order makes no dish a favourite. */
async function countOrders(db: Db, restaurantId: string, since: number): Promise<string[]> {
  const sold = db
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', since)
    .where('status', 'not in', NOT_SOLD);
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'l.restaurant_id').onRef('p.id', '=', 'l.product_id'),
    )
    .where('l.restaurant_id', '=', restaurantId)
    .where('l.order_id', 'in', sold)
    .where('p.is_active', '=', 1)
    .select((eb) => ['l.product_id as productId', eb.fn.count('l.order_id').distinct().as('orders')])
    .groupBy('l.product_id')
    .having((eb) => eb(eb.fn.count('l.order_id').distinct(), '>=', LEAST.orders))
    .orderBy('orders', 'desc')
    .orderBy('l.product_id')
    .limit(MOST)
    .execute();
  return rows.length < LEAST.dishes ? [] : rows.map(({ productId }) => productId);
}
