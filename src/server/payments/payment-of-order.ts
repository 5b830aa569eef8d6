import type { Db } from '../platform/database/database.ts';
import { type PaymentActRow, refundsOf } from './payment-acts.repo.ts';
import { type PaymentRow, paymentsOf } from './payments.repo.ts';

/** An order's payment, with its refunds. */
export interface PaymentOfOrder {
  row: PaymentRow;
  refunds: PaymentActRow[];
}

/** The payments of these orders by the order's id. Asks nothing if there are none. */
export async function paymentsOfOrders(
  db: Db,
  restaurantId: string,
  orderIds: readonly string[],
): Promise<Map<string, PaymentOfOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await paymentsOf(db, restaurantId, orderIds);
  const refunded = rows.filter(({ refund_asked }) => refund_asked > 0).map(({ id }) => id);
  const refunds = refunded.length ? await refundsOf(db, restaurantId, refunded) : [];
  return new Map(
    rows.map((row) => [row.order_id, { row, refunds: refunds.filter(({ payment_id }) => payment_id === row.id) }]),
  );
}
