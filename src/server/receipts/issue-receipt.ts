import { isReviewable } from '../../domain/orders/order-status.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { insertReceipt } from './receipts.repo.ts';

/**
 * Gives an order its receipt when it is handed over, in that transaction, if the restaurant gave receipts when it was placed. Call
 * it last: all orders of a restaurant wait for its counter, and who waits for another's row while holding it could deadlock.
 */
export async function issueReceipt(
  tx: Tx,
  before: Pick<OrdersTable, 'status'>,
  { restaurant_id, id, status, tax }: Pick<OrdersTable, 'restaurant_id' | 'id' | 'status' | 'tax'>,
  now: number,
): Promise<void> {
  if (!isReviewable(status) || isReviewable(before.status)) return;
  if ((fromJson(tax)?.receipts ?? 'none') === 'none') return;
  await insertReceipt(tx, { restaurant_id, order_id: id, issued_at: now });
}
