import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { type Payment, settlePayment } from '../../domain/payments/settle-payment.ts';
import type { Tx } from '../platform/database/database.ts';
import { insertActs } from './payment-acts.repo.ts';
import { columnsOf, lockPaymentOf, paidOrder, paymentOf, updatePayment, wasAccepted } from './payments.repo.ts';

interface ChangedOrder {
  restaurant_id: string;
  id: string;
  status: OrderStatus;
  payment_method: string;
  updated_at: number;
}

/**
 * Asks for what an order's new status means for its money: an accepted order's is taken, that of one that is called off is released or
 * refunded. Call it in the transaction of the change, once the history has it, and `payments.wake()` after the commit.
 */
export async function followOrder(tx: Tx, order: ChangedOrder): Promise<Payment | null> {
  const { restaurant_id, id, status, payment_method, updated_at } = order;
  if (!isPaidOnline(payment_method)) return null;
  const row = await lockPaymentOf(tx, restaurant_id, id);
  if (!row) return null;
  const paid = paidOrder(status, await wasAccepted(tx, restaurant_id, id));
  const { payment, acts } = settlePayment(paymentOf(row), paid, null);
  await updatePayment(tx, row, { ...columnsOf(payment), updated_at });
  await insertActs(tx, row, acts, { now: updated_at });
  return payment;
}
