import type { PaymentStatus } from '../../../domain/orders/order-status.ts';
import type { StoredOrder } from '../orders.repo.ts';

/** How an order's payment stands for who reads of it: what went back in cash until nothing was left is refunded, whatever was paid how. */
export function paymentStatusShown({ order, payment }: Pick<StoredOrder, 'order' | 'payment'>): PaymentStatus {
  const { payment_status: status, cash_back: cash, total } = order;
  if (status !== 'Paid' || cash === 0) return status;
  const { captured = 0, refund_asked = 0 } = payment?.row ?? {};
  return refund_asked + cash >= (captured || total) ? 'Refunded' : status;
}
