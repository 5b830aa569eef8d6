import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';

/** What these orders' lines are taxed at, by order. */
export async function taxedLinesOf(db: Db, restaurantId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'quantity', 'tax_shares'])
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', orderIds)
    .execute();
  const lines = rows.map(({ tax_shares, ...line }) => ({ ...line, shares: fromJson(tax_shares) }));
  return Map.groupBy(lines, ({ order_id }) => order_id);
}
