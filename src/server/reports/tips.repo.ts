import { keptTip } from '../../domain/payments/book-entry.ts';
import type { Db } from '../platform/database/database.ts';
import { placedIn, type Span } from './reports.repo.ts';

/** What is kept of the tips that came with the orders of a span, by order: none of those that gave none. */
export async function tipsIn(
  db: Db,
  restaurantId: string,
  span: Span,
): Promise<{ orderId: string; placedAt: number; tip: number }[]> {
  const rows = await placedIn(db, restaurantId, span)
    .innerJoin('payments as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'o.restaurant_id').onRef('p.order_id', '=', 'o.id'),
    )
    .where('o.tip', '>', 0)
    .where('p.captured', '>', 0)
    .select(['o.id', 'o.created_at', 'o.status', 'o.tip', 'p.captured', 'p.refund_asked as refundAsked'])
    .execute();
  return rows
    .map((row) => ({ orderId: row.id, placedAt: row.created_at, tip: keptTip(row) }))
    .filter(({ tip }) => tip > 0);
}
