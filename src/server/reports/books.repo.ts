import { cashRounding } from '../../domain/orders/cash-rounding.ts';
import { isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { type BookEntry, bookEntry } from '../../domain/payments/book-entry.ts';
import { together } from '../../domain/payments/together.ts';
import { allRefunds, type CashRefundRow, cashBackOf, cashRefundsOf } from '../payments/cash-refunds.repo.ts';
import { bookedRefunds, refundsOf, toRefund } from '../payments/payment-acts.repo.ts';
import { type PaymentRow, paymentOf, paymentsOf } from '../payments/payments.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { taxedLinesOf } from '../receipts/taxed-lines.repo.ts';
import { placedAfter, type Span } from './reports.repo.ts';

/** Orders read at a time. */
const PAGE = 500;

export interface BookedRow extends BookEntry {
  id: string;
  number: string;
  placedAt: number;
  /** The business day; null: none was kept. */
  placedOn: string | null;
  method: string;
  deliveryFee: number;
  fees: number;
  deposits: number;
  /** What was to be given back, and is not. */
  notGivenBack: number;
  /** What went back in cash, in `atDoor` already. */
  cashBack: number;
}

/** The orders placed in a span as the books have them (`coin`: the smallest in which cash is paid), oldest first, page by page: two queries each, and three more where there were refunds. */
export async function* bookedOrders(
  db: Db,
  restaurantId: string,
  span: Span,
  coin: number,
): AsyncGenerator<BookedRow[]> {
  for (let last: OrderRow | undefined, isMore = true; isMore; ) {
    const page = await ordersToBook(db, restaurantId, span, last);
    if (page.length > 0) yield await booked(db, restaurantId, page, coin);
    last = page.at(-1);
    isMore = page.length === PAGE;
  }
}

type OrderRow = Awaited<ReturnType<typeof ordersToBook>>[number];

/** The next orders after `last`, or the first ones. */
export function ordersToBook(
  db: Db,
  restaurantId: string,
  span: Span,
  last: { created_at: number; id: string } | undefined,
) {
  return placedAfter(db, restaurantId, span, last)
    .select([
      'o.id',
      'o.number',
      'o.created_at',
      'o.placed_on',
      'o.status',
      'o.payment_method',
      'o.payment_status',
      'o.total',
      'o.tip',
      'o.cash_back',
      'o.tax',
    ])
    .select(['o.delivery_fee', 'o.service_fee', 'o.bag_fee', 'o.small_order_fee', 'o.deposit'])
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(PAGE)
    .execute();
}

async function booked(db: Db, restaurantId: string, page: readonly OrderRow[], coin: number): Promise<BookedRow[]> {
  const ids = page.map(({ id }) => id);
  const payments = await paymentsOf(db, restaurantId, ids);
  const cash = await cashRefundsOf(db, restaurantId, page);
  const refundedOf = await refundedOrders(db, restaurantId, payments, cash);
  return page.map((row) => {
    const rows = payments.filter(({ order_id }) => order_id === row.id);
    const own = rows.map(paymentOf);
    const cashBack = cashBackOf(cash.filter(({ order_id }) => order_id === row.id));
    const entry = bookEntry({
      ...{ status: row.status, paymentStatus: row.payment_status, total: row.total, tip: row.tip },
      rounding: cashRounding(row.total, { method: row.payment_method, coin }),
      tax: fromJson(row.tax),
      // What was dropped for another way to pay comes back.
      payment: isPaidOnline(row.payment_method) ? together(own, row.status) : null,
      lost: rows.reduce((sum, each) => sum + (each.dispute === 'lost' ? (each.dispute_amount ?? each.captured) : 0), 0),
      cashBack,
      refunded: refundedOf(row.id),
    });
    const isSold = entry.sales > 0;
    return {
      ...entry,
      ...{
        id: row.id,
        number: row.number,
        placedAt: row.created_at,
        placedOn: row.placed_on ?? null,
        method: row.payment_method,
      },
      cashBack: cashBack?.cash ?? 0,
      deliveryFee: isSold ? row.delivery_fee : 0,
      notGivenBack: own.reduce(
        (sum, { state, refundAsked, refunded }) => sum + (state === 'captured' ? refundAsked - refunded : 0),
        0,
      ),
      fees: isSold ? row.service_fee + row.bag_fee + row.small_order_fee : 0,
      deposits: isSold ? row.deposit : 0,
    };
  });
}

/** What was refunded of the orders by these payments or in cash, and what their lines are taxed at. */
async function refundedOrders(
  db: Db,
  restaurantId: string,
  payments: readonly PaymentRow[],
  cash: readonly CashRefundRow[],
) {
  const refunded = payments.filter(({ refund_asked, turned_down }) => refund_asked + turned_down > 0);
  if (refunded.length + cash.length === 0) return () => undefined;
  const orderOf = new Map(refunded.map(({ id, order_id }) => [id, order_id]));
  const acts = refunded.length > 0 ? await refundsOf(db, restaurantId, [...orderOf.keys()]) : [];
  const refunds = Map.groupBy(acts, ({ payment_id }) => orderOf.get(payment_id));
  const ids = new Set([...orderOf.values(), ...cash.map(({ order_id }) => order_id)]);
  const lines = await taxedLinesOf(db, restaurantId, [...ids]);
  return (orderId: string) => {
    if (!ids.has(orderId)) return undefined;
    const inCash = cash.filter(({ order_id }) => order_id === orderId);
    const own = allRefunds(refunds.get(orderId) ?? [], inCash);
    return { lines: lines.get(orderId) ?? [], refunds: bookedRefunds(own).map(toRefund) };
  };
}

/** The numbers of the receipts given in a span, and when. */
export function receiptsGiven(db: Db, restaurantId: string, { from, to }: Span) {
  return db
    .selectFrom('receipts')
    .select(['number', 'issued_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('number')
    .execute();
}

/** The disputes that began in a span, the first first. */
export function disputesIn(db: Db, restaurantId: string, { from, to }: Span) {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'p.restaurant_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select(['p.id', 'p.order_id', 'o.number', 'p.dispute', 'p.disputed_at', 'p.dispute_amount', 'p.dispute_fee'])
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.dispute', 'is not', null)
    .where('p.disputed_at', '>=', from)
    .where('p.disputed_at', '<', to)
    .orderBy('p.disputed_at')
    .orderBy('p.id')
    .execute();
}
