import type { OnlinePayment } from '../../contract/online-payment.ts';
import { toIso } from '../platform/clock.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';

export function presentPayment({ row, refunds }: PaymentOfOrder, amount: (minor: number) => number): OnlinePayment {
  return {
    state: row.state,
    amount: amount(row.amount),
    charged: amount(row.captured),
    refunded: amount(row.refund_asked),
    method: row.method,
    lastDigits: row.last_digits,
    payBy: toIso(row.pay_by),
    isTest: row.is_test === 1,
    isDisputed: row.is_disputed === 1,
    refunds: refunds.map((refund) => ({
      amount: amount(refund.amount),
      reason: refund.reason,
      at: toIso(refund.created_at),
    })),
  };
}
