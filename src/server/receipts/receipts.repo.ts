import { sellerOf } from '../../contract/receipt-document.ts';
import { isCalledOff, isReviewable } from '../../domain/orders/order-status.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import type { ReceiptsTable } from '../platform/tables/receipt-tables.ts';

export type ReceiptRow = ReceiptsTable;

/**
 * Gives the order the restaurant's next number. The counter's row is locked until the transaction ends: one that is rolled back
 * gives its number back, so none is missing and none is there twice.
 */
export async function insertReceipt(
  tx: Tx,
  row: Pick<ReceiptRow, 'restaurant_id' | 'order_id' | 'issued_at'>,
): Promise<void> {
  const { last_number: number } = await tx
    .insertInto('receipt_counters')
    .values({ restaurant_id: row.restaurant_id, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('restaurant_id')
        .doUpdateSet((eb) => ({ last_number: eb('receipt_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const seller = toJson(sellerOf(await sellerRow(tx, row.restaurant_id)));
  await tx
    .insertInto('receipts')
    .values({ ...row, number, seller, till_number: null, called_off_at: null, credit_year: null, credit_number: null })
    .execute();
}

async function sellerRow(tx: Tx, restaurantId: string) {
  const { name, legal, ...address } = await tx
    .selectFrom('restaurants')
    .select(['name', 'legal', 'street', 'city', 'postcode', 'country'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { name, address, legal: fromJson(legal) ?? undefined };
}

/** The receipts of these orders by order. Asks only for orders that may have one. */
export async function receiptsOfOrders(
  db: Db,
  restaurantId: string,
  orders: readonly Pick<OrdersTable, 'id' | 'status' | 'tax'>[],
): Promise<Map<string, ReceiptRow>> {
  const mayHaveOne = ({ status, tax }: Pick<OrdersTable, 'status' | 'tax'>) =>
    tax !== null && (isReviewable(status) || isCalledOff(status));
  const ids = orders.filter(mayHaveOne).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** The order's receipt, whatever its status. */
export function findReceipt(db: Db, restaurantId: string, orderId: string): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Returns whether the order has a receipt. */
export async function writeTillNumber(
  tx: Tx,
  { restaurantId, orderId, tillNumber }: { restaurantId: string; orderId: string; tillNumber: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('receipts')
    .set({ till_number: tillNumber })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
