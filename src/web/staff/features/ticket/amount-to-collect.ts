import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isFinal } from '../../../../domain/orders/order-status.ts';
import { isPaidAtHandover } from '../../../../domain/orders/payment-methods.ts';

type Paying = Pick<StaffOrder, 'status' | 'paymentDetails' | 'totalAmount'>;

/** What whoever hands the order over still has to take; 0: nothing, or nobody knows (the placeholder for online payment). */
export function amountToCollect({ status, paymentDetails, totalAmount }: Paying): number {
  const { method, paymentStatus } = paymentDetails;
  const isUnpaid = paymentStatus === 'Pending' || paymentStatus === 'Failed';
  return isUnpaid && isPaidAtHandover(method) && !isFinal(status) ? totalAmount : 0;
}
