import { isCalledOff, isReviewable } from '../../domain/orders/order-status.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { creditReceipt } from './issue-credit-note.ts';
import { findReceipt, insertReceipt } from './receipts.repo.ts';

/** Whether the restaurant gave receipts when the order was placed. */
export function givesReceipt({ tax }: Pick<OrdersTable, 'tax'>): boolean {
  return (fromJson(tax)?.receipts ?? 'none') !== 'none';
}

/**
 * What an order's new status means for its receipt, if the restaurant gave receipts when it was placed: it gets one when it is handed over.
 * A handover that was taken back leaves the receipt, which has its number: handed over again the order keeps it, called off it gets a credit
 * note. Call it last, in the transaction of the change: all orders of a restaurant wait for its counter, and who waits for another's row
 * while holding it could deadlock.
 */
export async function followReceipt(
  tx: Tx,
  before: Pick<OrdersTable, 'status'>,
  { restaurant_id, id, status, tax }: Pick<OrdersTable, 'restaurant_id' | 'id' | 'status' | 'tax'>,
  now: number,
): Promise<void> {
  if (!givesReceipt({ tax })) return;
  const isHandedOver = isReviewable(status) && !isReviewable(before.status);
  if (!isHandedOver && !isCalledOff(status)) return;
  const known = await findReceipt(tx, restaurant_id, id);
  if (isHandedOver && !known) await insertReceipt(tx, { restaurant_id, order_id: id, issued_at: now });
  if (isCalledOff(status) && known) await creditReceipt(tx, known, now);
}
