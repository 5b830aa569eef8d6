import { priceNumber } from './cart-item.ts';
import { isFinal, type OrderStatus, type PaymentStatus } from './order-status.ts';
import { isPaidAtHandover, isPaidOnline } from './payment-methods.ts';

interface Paying {
  status: OrderStatus;
  paymentDetails: {
    method: string;
    paymentStatus: PaymentStatus;
    online?: { uncollected?: number | undefined } | undefined;
  };
  totalAmount: number;
  /** What coins pay more or less than the total; missing: nothing. */
  cashRounding?: number | undefined;
}

/** What whoever hands the order over still has to take; 0: nothing, or nobody knows (the placeholder for online payment). */
export function amountToCollect({ status, paymentDetails, totalAmount, cashRounding = 0 }: Paying): number {
  const { method, paymentStatus, online } = paymentDetails;
  const isUnpaid = paymentStatus === 'Pending' || paymentStatus === 'Failed';
  // What could not be taken from the card is taken at the door.
  const isDueAtHandover = isPaidAtHandover(method) || (isPaidOnline(method) && paymentStatus === 'Failed');
  return isUnpaid && isDueAtHandover && !isFinal(status)
    ? // Where a part of it was charged: not what is left of the total, which a tip and what was taken out of it have changed.
      (online?.uncollected ?? priceNumber(Math.max(0, totalAmount + cashRounding)))
    : 0;
}
