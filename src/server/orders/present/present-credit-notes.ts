import type { Order } from '../../../contract/orders.ts';
import { type RefundParts, refundParts, restAfterRefunds } from '../../../domain/payments/refund-parts.ts';
import { neverOwed } from '../../../domain/payments/settle-payment.ts';
import { allRefunds } from '../../payments/cash-refunds.repo.ts';
import { bookedRefunds, notedRefunds, toRefund } from '../../payments/payment-acts.repo.ts';
import { wholePayment } from '../../payments/payment-of-order.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import { creditNoteNumber } from '../../receipts/present-receipt.ts';
import { presentSum } from '../../taxes/present-tax.ts';
import type { StoredOrder } from '../orders.repo.ts';

type CreditNotes = NonNullable<Order['creditNotes']>;

/** The credit notes of an order that has a receipt, the oldest first, as the wire has them. `amount` makes decimals of minor units. */
export function presentCreditNotes(
  stored: Pick<StoredOrder, 'order' | 'lines' | 'payment' | 'cashRefunds' | 'receipt'>,
  amount: (minor: number) => number,
): CreditNotes {
  const { order, lines, payment, receipt } = stored;
  const all = allRefunds(payment?.refunds ?? [], stored.cashRefunds);
  const isAny = all.some(({ credit_number }) => credit_number != null) || receipt?.called_off_at != null;
  if (!receipt || !isAny) return [];
  const refunds = bookedRefunds(notedRefunds(all, receipt.called_off_at));
  const refunded = {
    total: order.total,
    neverOwed: payment ? neverOwed(wholePayment(payment)) : 0,
    tax: fromJson(order.tax),
    lines: lines.map(({ tax_shares, ...line }) => ({ ...line, shares: fromJson(tax_shares) })),
  };
  const taken = refunds.map(toRefund);
  const parts = refundParts(refunded, taken);
  const present = ({ gross, tip, sums }: RefundParts) => ({
    amount: amount(gross),
    ...(tip > 0 && { tip: amount(tip) }),
    sums: sums.filter((sum) => sum.gross > 0).map((sum) => presentSum(sum, amount)),
  });
  const notes = refunds.flatMap((refund, index): CreditNotes => {
    const part = parts[index];
    const number = creditNoteNumber(refund);
    if (!part || !number) return [];
    const reversed = refund.reversed === undefined ? undefined : refunds[refund.reversed];
    const reverses = reversed && { reverses: creditNoteNumber(reversed) };
    return [{ number, ...reverses, issuedAt: toIso(refund.created_at), reason: refund.reason, ...present(part) }];
  });
  if (receipt.called_off_at === null) return notes;
  // What no card paid was paid without a tip at the door.
  const rest = restAfterRefunds(refunded, taken, (payment?.row.captured ?? 0) > 0 ? order.tip : 0);
  if (rest.gross + rest.tip === 0) return notes;
  const issuedAt = toIso(receipt.called_off_at);
  return [...notes, { number: creditNoteNumber(receipt), issuedAt, reason: null, ...present(rest) }];
}
