import { isReviewable, isUnsent, type OrderStatus, type PaymentStatus } from '../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { type Payment, paymentStatusOf } from '../../domain/payments/settle-payment.ts';
import { together } from '../../domain/payments/together.ts';
import { tellPayment } from '../events/order-events.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { type PaymentRow, paymentOf } from '../payments/payments.repo.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Writes the payment's status on the order. Returns whether it, or what is shown of the payment, is another than before. `rows`: all of the
 * order's, of which `row` becomes `payment`.
 */
export async function noteStatus(
  tx: Tx,
  { restaurant_id, id, status, payment_status: statusBefore, payment_method }: OrderRow,
  { row, payment, rows }: { row: PaymentRow; payment: Payment; rows: readonly PaymentRow[] },
  now: number,
): Promise<boolean> {
  // It is paid otherwise by now (`drop-payment.ts`).
  if (!isPaidOnline(payment_method)) return false;
  const payments = rows.map((each) => (each.id === row.id ? payment : paymentOf(each)));
  const all = together(payments, status) ?? payment;
  const paymentStatus = isSettledAtDoor(all, status, statusBefore) ? statusBefore : paymentStatusOf(all, status);
  const isChanged = paymentStatus !== statusBefore || !isSame(paymentOf(row), payment);
  if (!isChanged) return false;
  await tx
    .updateTable('orders')
    .set((eb) => ({
      payment_status: paymentStatus,
      paid_at: paymentStatus === 'Paid' ? eb.fn.coalesce('paid_at', eb.val(now)) : eb.ref('paid_at'),
      version: eb('version', '+', 1),
    }))
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
  if (!isUnsent(status)) await tellPayment(tx, { restaurantId: restaurant_id, orderId: id, paymentStatus, now });
  return true;
}

/** Whether the customer has paid at the door what could not be taken from the card. */
function isSettledAtDoor(
  { state }: Pick<Payment, 'state'>,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
): boolean {
  return paymentStatus === 'Paid' && state !== 'captured' && isReviewable(status);
}

/** Whether pages show the same of both. */
function isSame(one: Payment, other: Payment): boolean {
  return (
    one.state === other.state &&
    one.captured === other.captured &&
    one.refundAsked === other.refundAsked &&
    one.isDisputed === other.isDisputed
  );
}
