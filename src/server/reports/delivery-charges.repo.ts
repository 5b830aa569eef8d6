import type { Db } from '../platform/database/database.ts';
import type { Span } from './reports.repo.ts';

/**
 * What services asked for deliveries of orders that were placed in a span. One that was not taken costs nothing; one that was called off
 * may, which only the service's own bill says: it is in no sum here.
 */
export function deliveryCharges(db: Db, restaurantId: string, { from, to }: Span) {
  return (
    db
      .selectFrom('handed_deliveries as h')
      .innerJoin('orders as o', (join) =>
        join.onRef('o.restaurant_id', '=', 'h.restaurant_id').onRef('o.id', '=', 'h.order_id'),
      )
      .select(['o.placed_on', 'h.price'])
      .where('h.restaurant_id', '=', restaurantId)
      .where('h.state', 'not in', ['asked', 'failed', 'cancelled'])
      .where('h.price', 'is not', null)
      // Handed over after it was placed.
      .where('h.created_at', '>=', from)
      .where('o.created_at', '>=', from)
      .where('o.created_at', '<', to)
      .execute()
  );
}
