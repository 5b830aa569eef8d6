import type { Db } from '../platform/database/database.ts';
import type { Span } from './reports.repo.ts';

/**
 * Deliveries that services took of orders that were placed in a span: what they asked, and whether what they charge is to be checked. One
 * that was called off, or came back, may be charged for, and neither service tells how much: only its bill does (decision 214). So what
 * was asked for one that was called off is no price. One that was asked for and never answered may be on its bill, too.
 */
export async function deliveryCharges(db: Db, restaurantId: string, { from, to }: Span) {
  const rows = await db
    .selectFrom('handed_deliveries as h')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'h.restaurant_id').onRef('o.id', '=', 'h.order_id'),
    )
    .select(['o.placed_on', 'h.price', 'h.state'])
    .where('h.restaurant_id', '=', restaurantId)
    .where((eb) =>
      eb.or([
        // The service has never heard of another.
        eb.and([eb('h.state', 'not in', ['asked', 'failed']), eb('h.ref', 'is not', null)]),
        eb.and([eb('h.state', '=', 'failed'), eb('h.is_unsure', '=', 1)]),
      ]),
    )
    // Handed over after it was placed.
    .where('h.created_at', '>=', from)
    .where('o.created_at', '>=', from)
    .where('o.created_at', '<', to)
    .execute();
  return rows.map(({ placed_on: date, price, state }) => ({
    date,
    price: state === 'cancelled' || state === 'failed' ? 0 : (price ?? 0),
    isToCheck: state === 'cancelled' || state === 'returned' || state === 'failed',
  }));
}
