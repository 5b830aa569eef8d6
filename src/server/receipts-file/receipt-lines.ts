import { type RefundedOrder, refundParts } from '../../domain/payments/refund-parts.ts';
import type { TaxSum } from '../../domain/taxes/tax-order.ts';
import { bookedRefunds, toRefund } from '../payments/payment-acts.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { creditNoteNumber } from '../receipts/present-receipt.ts';
import { taxedLinesOf } from '../receipts/taxed-lines.repo.ts';
import type { Span } from '../reports/reports.repo.ts';
import { type RefundOfReceipt, receiptsIn, refundsOfReceipts } from './receipts-file.repo.ts';

/** A receipt, a refund of what stands on one, or its reversal. Amounts in minor units; those of a refund are below 0. */
export interface ReceiptLine {
  kind: 'receipt' | 'refund' | 'reversal';
  at: number;
  number: number;
  tillNumber: string;
  /** Of a refund, its own number; '': it has none. */
  creditNote: string;
  order: string;
  orderType: string;
  method: string;
  gross: number;
  sums: TaxSum[];
  discount: number;
  deliveryFee: number;
  bagFee: number;
  smallOrderFee: number;
  serviceFee: number;
  /** Besides the gross amount. */
  tip: number;
}

const NO_PARTS = { discount: 0, deliveryFee: 0, bagFee: 0, smallOrderFee: 0, serviceFee: 0 };

/** The receipts of a span and what was refunded of receipts in it, by time. */
export async function receiptLines(db: Db, restaurantId: string, span: Span): Promise<ReceiptLine[]> {
  const receipts = (await receiptsIn(db, restaurantId, span)).map(
    (row): ReceiptLine => ({
      ...factsOf(row),
      kind: 'receipt',
      creditNote: '',
      at: row.issued_at,
      gross: row.total,
      sums: fromJson(row.tax)?.sums ?? [],
      discount: row.discount,
      deliveryFee: row.delivery_fee,
      bagFee: row.bag_fee,
      smallOrderFee: row.small_order_fee,
      serviceFee: row.service_fee,
      // What no card paid was paid without it at the door.
      tip: row.payment === 'captured' ? row.tip : 0,
    }),
  );
  const rows = await refundsOfReceipts(db, restaurantId, span.from);
  const ofLines = rows.filter(({ lines }) => lines !== null).map(({ orderId }) => orderId);
  const taxed = await taxedLinesOf(db, restaurantId, [...new Set(ofLines)]);
  const refunds = [...Map.groupBy(rows, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) =>
    refundLines(ofOrder, taxed.get(orderId) ?? []),
  );
  return [...receipts, ...refunds.filter(({ at }) => at >= span.from && at < span.to)].sort((a, b) => a.at - b.at);
}

/** An order's refunds in turn: first of the order, then of the tip. What was taken out before the handover is on no receipt. */
function refundLines(found: RefundOfReceipt[], lines: RefundedOrder['lines']): ReceiptLine[] {
  const rows = bookedRefunds(found);
  const [first] = rows;
  if (!first) return [];
  const payments = [...new Map(rows.map((row) => [row.paymentId, row])).values()];
  const sum = (of: (row: RefundOfReceipt) => number) => payments.reduce((all, row) => all + of(row), 0);
  const order = {
    ...{ total: first.total, tax: fromJson(first.tax) },
    ...{ captured: sum(({ captured }) => captured), due: sum(({ due, asked }) => due ?? asked) },
    lines,
  };
  const parts = refundParts(order, rows.map(toRefund));
  return rows.flatMap((row, index) => {
    const part = parts[index];
    if (!part) return [];
    const isReversal = row.reversed !== undefined;
    const signed = (amount: number) => (isReversal ? amount : -amount);
    return {
      ...factsOf(row),
      ...NO_PARTS,
      kind: isReversal ? ('reversal' as const) : ('refund' as const),
      creditNote: creditNoteNumber(row),
      at: Math.max(row.created_at, row.issued_at),
      gross: signed(part.gross),
      sums: part.sums.map(({ rate, net, tax, gross }) => ({
        rate,
        ...{ net: signed(net), tax: signed(tax), gross: signed(gross) },
      })),
      tip: signed(part.tip),
    };
  });
}

function factsOf(row: Pick<RefundOfReceipt, 'number' | 'till_number' | 'order' | 'order_type' | 'payment_method'>) {
  return {
    number: row.number,
    tillNumber: row.till_number ?? '',
    order: row.order,
    orderType: row.order_type,
    method: row.payment_method,
  };
}
