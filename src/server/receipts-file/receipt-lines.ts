import { fractionOf } from '../../domain/money/money.ts';
import { takeBack } from '../../domain/taxes/take-back.ts';
import { byRate, type TaxShare, type TaxSum, taxSums } from '../../domain/taxes/tax-order.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Span } from '../reports/reports.repo.ts';
import { type RefundOfReceipt, receiptsIn, refundsOfReceipts, taxedLinesOf } from './receipts-file.repo.ts';

/** A receipt, or a refund of what stands on one. Amounts in minor units; those of a refund are below 0. */
export interface ReceiptLine {
  kind: 'receipt' | 'refund';
  at: number;
  number: number;
  tillNumber: string;
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

type TaxedLine = { position: number; quantity: number; tax_shares: RefundOfReceipt['tax'] | unknown };

/** An order's refunds in turn: first of the order, then of the tip. What was taken out before the handover is on no receipt. */
function refundLines(rows: RefundOfReceipt[], lines: readonly TaxedLine[]): ReceiptLine[] {
  const [first] = rows;
  if (!first) return [];
  let neverOwed = Math.max(0, first.captured - (first.due ?? first.asked));
  let left = first.total;
  let sums: TaxSum[] = fromJson(first.tax)?.sums ?? [];
  return rows.flatMap((row) => {
    const skipped = Math.min(neverOwed, row.amount);
    neverOwed -= skipped;
    const amount = row.amount - skipped;
    if (amount === 0) return [];
    const gross = Math.min(amount, left);
    left -= gross;
    const taken = takeBack(sums, gross, sharesOf(row, lines));
    sums = taken.left;
    return {
      ...factsOf(row),
      ...NO_PARTS,
      kind: 'refund' as const,
      at: Math.max(row.created_at, row.issued_at),
      gross: -gross,
      sums: taken.back.map(({ rate, net, tax, gross: of }) => ({ rate, net: -net, tax: -tax, gross: -of })),
      tip: -(amount - gross),
    };
  });
}

/** The rates of the refunded lines; null: it was for an amount. */
function sharesOf(row: RefundOfReceipt, lines: readonly TaxedLine[]): TaxShare[] | null {
  const units = fromJson(row.lines);
  const tax = fromJson(row.tax);
  if (!units || !tax) return null;
  const shares = units.flatMap(({ position, quantity }) => {
    const line = lines.find((each) => each.position === position);
    const parts = fromJson(line?.tax_shares as never) as TaxShare[] | null;
    return (parts ?? []).map(({ rate, amount }) => ({
      rate,
      amount: fractionOf(amount, Math.min(quantity, line?.quantity ?? 1), line?.quantity ?? 1),
    }));
  });
  return taxSums(byRate(shares), tax.isIncluded).map(({ rate, gross }) => ({ rate, amount: gross }));
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
