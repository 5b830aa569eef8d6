import type { Order } from '../../contract/orders.ts';
import { refundParts } from '../../domain/payments/refund-parts.ts';
import type { OrderTax } from '../../domain/taxes/tax-settings.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import type { PaymentActRow } from '../payments/payment-acts.repo.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { presentSum } from '../taxes/present-tax.ts';
import type { ReceiptRow } from './receipts.repo.ts';

/** Digits of a receipt's number at least, so that lists of them are in order. */
const DIGITS = 6;

/** A receipt as the wire has it. */
export function presentReceipt(row: ReceiptRow, { receipts }: OrderTax): NonNullable<Order['receipt']> {
  return {
    number: receiptNumber(row),
    issuedAt: toIso(row.issued_at),
    kind: receipts === 'till' ? 'till' : 'receipt',
    tillNumber: row.till_number,
  };
}

/** The number of a refund's credit note, "2026-000001"; '': it has none. */
export function creditNoteNumber({
  credit_year,
  credit_number,
}: Pick<PaymentActRow, 'credit_year' | 'credit_number'>): string {
  return credit_number == null ? '' : `${credit_year}-${receiptNumber({ number: credit_number })}`;
}

/** The credit notes of an order that has a receipt, the oldest first, as the wire has them. `amount` makes decimals of minor units. */
export function presentCreditNotes(
  { order, lines, payment, receipt }: Pick<StoredOrder, 'order' | 'lines' | 'payment' | 'receipt'>,
  amount: (minor: number) => number,
): NonNullable<Order['creditNotes']> {
  if (!receipt || !payment?.refunds.some(({ credit_number }) => credit_number != null)) return [];
  const { row, refunds } = payment;
  const refunded = {
    ...{ total: order.total, captured: row.captured, due: row.due ?? row.amount, tax: fromJson(order.tax) },
    lines: lines.map(({ tax_shares, ...line }) => ({ ...line, shares: fromJson(tax_shares) })),
  };
  const parts = refundParts(
    refunded,
    refunds.map((refund) => ({ amount: refund.amount, units: fromJson(refund.lines) })),
  );
  return refunds.flatMap((refund, index) => {
    const part = parts[index];
    const number = creditNoteNumber(refund);
    if (!part || !number) return [];
    return {
      number,
      issuedAt: toIso(refund.created_at),
      amount: amount(part.gross),
      ...(part.tip > 0 && { tip: amount(part.tip) }),
      reason: refund.reason,
      sums: part.sums.filter(({ gross }) => gross > 0).map((sum) => presentSum(sum, amount)),
    };
  });
}

export function receiptNumber({ number }: Pick<ReceiptRow, 'number'>): string {
  return String(number).padStart(DIGITS, '0');
}
