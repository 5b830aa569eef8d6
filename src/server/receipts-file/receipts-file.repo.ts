import { IS_OF_ORDER } from '../payments/payments.repo.ts';
import type { Db } from '../platform/database/database.ts';
import type { Span } from '../reports/reports.repo.ts';

const ORDER_FIELDS = [
  'o.id as orderId',
  'o.number as order',
  'o.order_type',
  'o.payment_method',
  'o.total',
  'o.tip',
  'o.discount',
  'o.delivery_fee',
  'o.bag_fee',
  'o.small_order_fee',
  'o.service_fee',
  'o.deposit',
  'o.tax',
] as const;

export type ReceiptOfFile = Awaited<ReturnType<typeof receiptsIn>>[number];
export type RefundOfReceipt = Awaited<ReturnType<typeof refundsOfReceipts>>[number];

/** The receipts of a span by their number, with what was ordered for how much; or those whose order was called off in it. */
export function receiptsIn(
  db: Db,
  restaurantId: string,
  { from, to }: Span,
  when: 'issued_at' | 'called_off_at' = 'issued_at',
) {
  return db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'r.restaurant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .leftJoin('payments as p', (join) =>
      join
        .onRef('p.restaurant_id', '=', 'r.restaurant_id')
        .onRef('p.order_id', '=', 'r.order_id')
        .on('p.proposal_id', 'is', null),
    )
    .select(['r.number', 'r.issued_at', 'r.till_number', 'r.called_off_at', 'r.credit_year', 'r.credit_number'])
    .select(['p.state as payment', ...ORDER_FIELDS])
    .where('r.restaurant_id', '=', restaurantId)
    .where(`r.${when}`, '>=', from)
    .where(`r.${when}`, '<', to)
    .orderBy('r.number')
    .execute();
}

/** All refunds and reversals, oldest first, of orders with a receipt of which one may be of the time since `from`. */
export async function refundsOfReceipts(db: Db, restaurantId: string, from: number) {
  const rows = [...(await cardRefunds(db, restaurantId, from)), ...(await cashRefunds(db, restaurantId, from))];
  return rows.sort((a, b) => a.created_at - b.created_at || (a.credit_number ?? 0) - (b.credit_number ?? 0));
}

function cardRefunds(db: Db, restaurantId: string, from: number) {
  return (
    db
      .selectFrom('payments as p')
      .innerJoin('payment_acts as a', (join) =>
        join.onRef('a.restaurant_id', '=', 'p.restaurant_id').onRef('a.payment_id', '=', 'p.id'),
      )
      .innerJoin('receipts as r', (join) =>
        join.onRef('r.restaurant_id', '=', 'p.restaurant_id').onRef('r.order_id', '=', 'p.order_id'),
      )
      .innerJoin('orders as o', (join) =>
        join.onRef('o.restaurant_id', '=', 'p.restaurant_id').onRef('o.id', '=', 'p.order_id'),
      )
      .select(['r.number', 'r.issued_at', 'r.till_number', 'r.called_off_at', ...ORDER_FIELDS])
      .select(['p.captured', 'p.amount as asked', 'p.due'])
      .select(['p.id as paymentId', 'a.id', 'a.amount', 'a.lines', 'a.created_at', 'a.failed_at', 'a.reverses'])
      .select(['a.credit_year', 'a.credit_number'])
      .where('p.restaurant_id', '=', restaurantId)
      .where(IS_OF_ORDER)
      .where((eb) => eb.or([eb('p.refund_asked', '>', 0), eb('p.turned_down', '>', 0)]))
      // Cash may have gone back after the last refund by card.
      .where((eb) =>
        eb.or([eb('p.updated_at', '>=', from), eb.and([eb('o.cash_back', '>', 0), eb('o.updated_at', '>=', from)])]),
      )
      .where('a.kind', '=', 'refund')
      .orderBy('a.created_at')
      .orderBy('a.credit_number')
      .orderBy('a.id')
      .execute()
  );
}

/** What was given back in cash of such orders: it has no payment, and nothing asks for it. */
async function cashRefunds(db: Db, restaurantId: string, from: number) {
  const rows = await db
    .selectFrom('cash_refunds as a')
    .innerJoin('receipts as r', (join) =>
      join.onRef('r.restaurant_id', '=', 'a.restaurant_id').onRef('r.order_id', '=', 'a.order_id'),
    )
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'a.restaurant_id').onRef('o.id', '=', 'a.order_id'),
    )
    .select(['r.number', 'r.issued_at', 'r.till_number', 'r.called_off_at', ...ORDER_FIELDS])
    .select(['a.id', 'a.amount', 'a.lines', 'a.created_at', 'a.credit_year', 'a.credit_number'])
    .where('a.restaurant_id', '=', restaurantId)
    .where('o.updated_at', '>=', from)
    .execute();
  return rows.map((row) => ({ ...row, ...NO_PAYMENT }));
}

const NO_PAYMENT = { captured: 0, asked: 0, due: 0, paymentId: '', failed_at: null, reverses: null };
