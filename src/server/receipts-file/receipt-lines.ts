import { type RefundedOrder, refundParts, restAfterRefunds } from '../../domain/payments/refund-parts.ts';
import { neverOwed } from '../../domain/payments/settle-payment.ts';
import type { TaxSum } from '../../domain/taxes/tax-order.ts';
import { bookedRefunds, notedRefunds, toRefund } from '../payments/payment-acts.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { creditNoteNumber } from '../receipts/present-receipt.ts';
import { taxedLinesOf } from '../receipts/taxed-lines.repo.ts';
import type { Span } from '../reports/reports.repo.ts';
import { type ReceiptOfFile, type RefundOfReceipt, receiptsIn, refundsOfReceipts } from './receipts-file.repo.ts';

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
  deposit: number;
  /** Besides the gross amount. */
  tip: number;
  /** A refund that went back in cash, however its order was paid. */
  isCashBack: boolean;
}

const NO_PARTS = { discount: 0, deliveryFee: 0, bagFee: 0, smallOrderFee: 0, serviceFee: 0, deposit: 0 };

/** The receipts of a span and what was refunded of receipts in it, by time. */
export async function receiptLines(db: Db, restaurantId: string, span: Span): Promise<ReceiptLine[]> {
  const receipts = (await receiptsIn(db, restaurantId, span)).map(
    (row): ReceiptLine => ({
      ...factsOf(row),
      ...partsOf(row),
      kind: 'receipt',
      creditNote: '',
      at: row.issued_at,
      gross: row.total,
      sums: fromJson(row.tax)?.sums ?? [],
      tip: tipOf(row),
      isCashBack: false,
    }),
  );
  const rows = await refundsOfReceipts(db, restaurantId, span.from);
  const ofLines = rows.filter(({ lines }) => lines !== null).map(({ orderId }) => orderId);
  const taxed = await taxedLinesOf(db, restaurantId, [...new Set(ofLines)]);
  const refunds = [...Map.groupBy(rows, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) =>
    refundLines(ofOrder, taxed.get(orderId) ?? []),
  );
  const calledOff = (await receiptsIn(db, restaurantId, span, 'called_off_at')).map((row) =>
    calledOffLine(
      row,
      rows.filter(({ orderId }) => orderId === row.orderId),
      taxed.get(row.orderId) ?? [],
    ),
  );
  const notes = [...refunds.filter(({ at }) => at >= span.from && at < span.to), ...calledOff];
  return [...receipts, ...notes].sort((a, b) => a.at - b.at);
}

function partsOf(row: ReceiptOfFile) {
  return {
    discount: row.discount,
    deliveryFee: row.delivery_fee,
    bagFee: row.bag_fee,
    smallOrderFee: row.small_order_fee,
    serviceFee: row.service_fee,
    deposit: row.deposit,
  };
}

/** What no card paid was paid without a tip at the door. */
function tipOf({ payment, tip }: Pick<ReceiptOfFile, 'payment' | 'tip'>): number {
  return payment === 'captured' ? tip : 0;
}

/** All that was left of a receipt whose order was called off after all. */
function calledOffLine(row: ReceiptOfFile, found: RefundOfReceipt[], lines: RefundedOrder['lines']): ReceiptLine {
  const refunds = bookedRefunds(notedRefunds(found, row.called_off_at));
  const order = { total: row.total, tax: fromJson(row.tax), neverOwed: neverOwedOf(refunds), lines };
  const { gross, sums, tip } = restAfterRefunds(order, refunds.map(toRefund), tipOf(row));
  const parts = Object.entries(gross === row.total ? partsOf(row) : NO_PARTS);
  return {
    ...factsOf(row),
    ...NO_PARTS,
    ...Object.fromEntries(parts.map(([name, amount]) => [name, -amount])),
    kind: 'refund',
    creditNote: creditNoteNumber(row),
    at: row.called_off_at ?? row.issued_at,
    gross: -gross,
    sums: sums.map((sum) => ({ rate: sum.rate, net: -sum.net, tax: -sum.tax, gross: -sum.gross })),
    tip: -tip,
    isCashBack: false,
  };
}

/** What was taken for what is no part of the order any more: of its payments of which nothing came back, nothing. */
function neverOwedOf(refunds: readonly RefundOfReceipt[]): number {
  const payments = [...new Map(refunds.map((row) => [row.paymentId, row])).values()];
  return payments.reduce((sum, { captured, due, asked }) => sum + neverOwed({ captured, due: due ?? asked }), 0);
}

/** An order's refunds in turn: first of the order, then of the tip. What was taken out before the handover is on no receipt. */
function refundLines(found: RefundOfReceipt[], lines: RefundedOrder['lines']): ReceiptLine[] {
  const rows = bookedRefunds(notedRefunds(found, found[0]?.called_off_at ?? null));
  const [first] = rows;
  if (!first) return [];
  const order = { total: first.total, tax: fromJson(first.tax), neverOwed: neverOwedOf(rows), lines };
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
      // It has no payment.
      isCashBack: row.paymentId === '',
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
