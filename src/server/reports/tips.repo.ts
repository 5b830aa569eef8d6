import { keptTip } from '../../domain/payments/book-entry.ts';
import { IS_OF_ORDER } from '../payments/payments.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { placedIn, type Span } from './reports.repo.ts';

/** What is kept of the tips that came with the orders of a span, by order: none of those that gave none. */
export async function tipsIn(
  db: Db,
  restaurantId: string,
  span: Span,
): Promise<{ orderId: string; placedAt: number; placedOn: string | null; tip: number }[]> {
  const rows = await placedIn(db, restaurantId, span)
    .innerJoin('payments as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'o.restaurant_id').onRef('p.order_id', '=', 'o.id'),
    )
    .where('o.tip', '>', 0)
    .where('p.captured', '>', 0)
    .where(IS_OF_ORDER)
    // All payments of an order together.
    .select(['o.id', 'o.created_at', 'o.placed_on', 'o.status', 'o.tip'])
    .select((eb) => [eb.fn.sum('p.captured').as('captured'), eb.fn.sum('p.refund_asked').as('refundAsked')])
    .groupBy(['o.id', 'o.created_at', 'o.placed_on', 'o.status', 'o.tip'])
    .execute();
  return rows
    .map(({ id, created_at, placed_on = null, captured, refundAsked, ...order }) => ({
      orderId: id,
      placedAt: created_at,
      placedOn: placed_on,
      tip: keptTip({ ...order, captured: Number(captured), refundAsked: Number(refundAsked) }),
    }))
    .filter(({ tip }) => tip > 0);
}
