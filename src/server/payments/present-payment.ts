import type { CashRefund, OnlinePayment } from '../../contract/online-payment.ts';
import type { LineUnits } from '../../domain/payments/paid-lines.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { CashRefundRow } from './cash-refunds.repo.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { isLeftToDoor } from './payments.repo.ts';

/** `lines`: the order's, by which refunds name theirs. */
export function presentPayment(
  { row, uncollected, refunds }: PaymentOfOrder,
  lines: readonly { position: number }[],
  amount: (minor: number) => number,
): OnlinePayment {
  return {
    state: row.state,
    amount: amount(row.due ?? row.amount),
    charged: amount(row.captured),
    ...(row.captured > 0 && uncollected > 0 && { uncollected: amount(uncollected) }),
    refunded: amount(row.refund_asked),
    method: row.method,
    lastDigits: row.last_digits,
    payBy: toIso(row.pay_by),
    isTest: row.is_test === 1,
    // One that is over asks nothing of anybody any more.
    isDisputed: row.is_disputed === 1 && row.dispute !== 'won' && row.dispute !== 'lost',
    ...((row.dispute === 'won' || row.dispute === 'lost') && { dispute: row.dispute }),
    ...(isLeftToDoor(row) && { isRefused: true as const }),
    ...(row.evidence_due_by && { evidenceDueBy: toIso(row.evidence_due_by) }),
    refunds: refunds
      .filter(({ reverses, is_replaced }) => reverses == null && !is_replaced)
      .map((refund) => ({
        amount: amount(refund.amount),
        reason: refund.reason,
        at: toIso(refund.created_at),
        ...(refund.failed_at !== null && { isTurnedDown: true as const }),
        ...(refund.lines !== null && { lines: shownLines(fromJson(refund.lines), lines) }),
      })),
  };
}

/** What was given back in cash. */
export function presentCashRefund(
  { amount: given, cash, reason, created_at, lines: units }: CashRefundRow,
  lines: readonly { position: number }[],
  amount: (minor: number) => number,
): CashRefund {
  return {
    ...{ amount: amount(given), cash: amount(cash), reason, at: toIso(created_at) },
    ...(units !== null && { lines: shownLines(fromJson(units), lines) }),
  };
}

/** Lines by their place among the order's items; none of one that was taken out since. */
function shownLines(units: readonly LineUnits[], lines: readonly { position: number }[]) {
  return units.flatMap(({ position, quantity }) => {
    const line = lines.findIndex((each) => each.position === position);
    return line < 0 ? [] : { line, quantity };
  });
}
