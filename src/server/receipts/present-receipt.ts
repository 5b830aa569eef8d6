import type { Order } from '../../contract/orders.ts';
import type { OrderTax } from '../../domain/taxes/tax-settings.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { PaymentActsTable } from '../platform/tables/payment-tables.ts';
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
    ...(row.seller && { seller: fromJson(row.seller) }),
  };
}

/** The number of a refund's credit note, or of that of a receipt, "2026-000001"; '': it has none. */
export function creditNoteNumber({
  credit_year,
  credit_number,
}: Pick<PaymentActsTable | ReceiptRow, 'credit_year' | 'credit_number'>): string {
  return credit_number == null ? '' : `${credit_year}-${receiptNumber({ number: credit_number })}`;
}

export function receiptNumber({ number }: Pick<ReceiptRow, 'number'>): string {
  return String(number).padStart(DIGITS, '0');
}
