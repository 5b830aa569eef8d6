import type { Order } from '../../contract/orders.ts';
import { refundParts } from '../../domain/payments/refund-parts.ts';
import { bookedRefunds, toRefund } from '../payments/payment-acts.repo.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { creditNoteNumber } from '../receipts/present-receipt.ts';
import { presentSum } from '../taxes/present-tax.ts';
import type { StoredOrder } from './orders.repo.ts';

/** The credit notes of an order that has a receipt, the oldest first, as the wire has them. `amount` makes decimals of minor units. */
export function presentCreditNotes(
  { order, lines, payment, receipt }: Pick<StoredOrder, 'order' | 'lines' | 'payment' | 'receipt'>,
  amount: (minor: number) => number,
): NonNullable<Order['creditNotes']> {
  if (!receipt || !payment?.refunds.some(({ credit_number }) => credit_number != null)) return [];
  const { row } = payment;
  const refunds = bookedRefunds(payment.refunds);
  const refunded = {
    ...{ total: order.total, captured: row.captured, due: row.due ?? row.amount, tax: fromJson(order.tax) },
    lines: lines.map(({ tax_shares, ...line }) => ({ ...line, shares: fromJson(tax_shares) })),
  };
  const parts = refundParts(refunded, refunds.map(toRefund));
  return refunds.flatMap((refund, index) => {
    const part = parts[index];
    const number = creditNoteNumber(refund);
    if (!part || !number) return [];
    const reversed = refund.reversed === undefined ? undefined : refunds[refund.reversed];
    return {
      number,
      ...(reversed && { reverses: creditNoteNumber(reversed) }),
      issuedAt: toIso(refund.created_at),
      amount: amount(part.gross),
      ...(part.tip > 0 && { tip: amount(part.tip) }),
      reason: refund.reason,
      sums: part.sums.filter(({ gross }) => gross > 0).map((sum) => presentSum(sum, amount)),
    };
  });
}
