import type { OrderStatus, PaymentStatus } from '../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { settlePayment } from '../../domain/payments/settle-payment.ts';
import type { Tx } from '../platform/database/database.ts';
import { insertActs } from './payment-acts.repo.ts';
import {
  columnsOf,
  isOfOrder,
  lockPaymentsOf,
  paidOrder,
  paymentOf,
  updatePayment,
  wasAccepted,
} from './payments.repo.ts';

interface ChangedOrder {
  restaurant_id: string;
  id: string;
  status: OrderStatus;
  payment_method: string;
  payment_status: PaymentStatus;
  updated_at: number;
}

/**
 * Asks for what an order's new status means for its money: an accepted order's is taken, that of one that is called off is released or
 * refunded. Call it in the transaction of the change, once the history has it, and `payments.wake()` after the commit.
 */
export async function followOrder(tx: Tx, order: ChangedOrder): Promise<void> {
  const { restaurant_id, id, status, payment_method, payment_status, updated_at } = order;
  if (!isPaidOnline(payment_method)) return;
  const rows = (await lockPaymentsOf(tx, restaurant_id, id)).filter(isOfOrder);
  if (rows.length === 0) return;
  // What was refused of it: an order of which that is open is not paid (`together`).
  const paid = {
    ...paidOrder(status, await wasAccepted(tx, restaurant_id, id)),
    isPaidAtDoor: payment_status === 'Paid',
  };
  for (const row of rows) {
    const { payment, acts } = settlePayment(paymentOf(row), paid, null);
    await updatePayment(tx, row, { ...columnsOf(payment), updated_at });
    await insertActs(tx, row, acts, { now: updated_at });
  }
}
