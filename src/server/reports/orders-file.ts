import { type ColumnNames, CSV_MARK, type CsvSeparator, csvLine } from '../../contract/csv.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { cashRounding } from '../../domain/orders/cash-rounding.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import type { Schedule } from '../../domain/times/opening-hours.ts';
import { MINUTE, wallClock } from '../../domain/times/zoned-time.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { receiptNumber } from '../receipts/present-receipt.ts';
import { coinOf } from '../restaurants/coin-of.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { placedAfter, placedIn, type Span } from './reports.repo.ts';
import { tipsIn } from './tips.repo.ts';

/** Orders read at a time: a year of them is too much for memory, and would keep other requests waiting. */
const PAGE = 500;
const COLUMNS = [
  ...['number', 'date', 'time', 'type', 'status', 'paymentMethod', 'paymentStatus'],
  ...['subtotal', 'discount', 'deliveryFee', 'serviceFee', 'taxes', 'total', 'channel'],
];
/** Behind those of the first days, whose places spreadsheets know. */
const LATER_COLUMNS = ['bagFee', 'smallOrderFee', 'tax', 'refunded', 'receipt', 'businessDay'];

/**
 * The orders placed in a span, oldest first, as a file for spreadsheets in parts: for the books, so without what says who ordered.
 * Dates and times are those of the restaurant's clock; `businessDay` is the day that other figures count them on. Orders that were called off are among them, with their status. Tips are a column where the
 * restaurant offers some or has had some in the span, deposits on bottles where it has had some, and by how much more or less is paid in cash where there are
 * no coins for each total. The subtotal less the discount, with fees, deposits and `taxes`, which are added to prices that
 * exclude them, is the total; `tax` is what is in the total, and `refunded` what was paid back of total and tip, by card or in cash.
 */
export async function* ordersCsv(
  { db, content }: Pick<Services, 'db' | 'content'>,
  { id, timezone, contentLanguage }: Tenant,
  span: Span,
  { separator, named }: { separator: CsvSeparator; named: ColumnNames },
): AsyncGenerator<string> {
  const decimals = await decimalsHere(db, id);
  const { restaurant } = await content.of(id, contentLanguage);
  const { schedule } = await readOrderingSettings(db, id);
  const tips = new Map((await tipsIn(db, id, span)).map(({ orderId, tip }) => [orderId, tip]));
  const hasTips = restaurant.tips !== undefined || tips.size > 0;
  const hasDeposits = await hadDeposits(db, id, span);
  const depositOf = (order: OrderRow) => (hasDeposits ? [toDecimal(order.deposit, decimals)] : []);
  const coin = coinOf(restaurant);
  const roundingOf = (order: OrderRow) =>
    coin > 1 ? [toDecimal(cashRounding(order.total, { method: order.payment_method, coin }), decimals)] : [];
  const tipOf = (order: OrderRow) => (hasTips ? [toDecimal(tips.get(order.id) ?? 0, decimals)] : []);
  yield CSV_MARK +
    csvLine(
      [
        ...[...COLUMNS, ...(hasTips ? ['tip'] : []), ...LATER_COLUMNS],
        ...[...(hasDeposits ? ['deposit'] : []), ...(coin > 1 ? ['cashRounding'] : [])],
      ].map(named),
      separator,
    );
  for (let last: OrderRow | undefined, isMore = true; isMore; ) {
    const page = await ordersAfter(db, id, span, last);
    const back = await refundedOf(db, id, page);
    const cells = (order: OrderRow) => [
      ...cellsOf(order, timezone, decimals),
      ...tipOf(order),
      ...laterCellsOf(order, (back.get(order.id) ?? 0) + order.cash_back, { decimals, schedule }),
      ...depositOf(order),
      ...roundingOf(order),
    ];
    yield page.map((order) => csvLine(cells(order), separator)).join('');
    last = page.at(-1);
    isMore = page.length === PAGE;
  }
}

type OrderRow = Awaited<ReturnType<typeof ordersAfter>>[number];

/** The next orders after `last`, or the first ones. */
export function ordersAfter(
  db: Db,
  restaurantId: string,
  span: Span,
  last: { created_at: number; id: string } | undefined,
) {
  return placedAfter(db, restaurantId, span, last)
    .leftJoin('receipts as r', (join) =>
      join.onRef('r.restaurant_id', '=', 'o.restaurant_id').onRef('r.order_id', '=', 'o.id'),
    )
    .select([
      'r.number as receipt',
      'o.bag_fee',
      'o.small_order_fee',
      'o.deposit',
      'o.tax',
      'o.id',
      'o.created_at',
      'o.placed_on',
      'o.number',
      'o.order_type',
      'o.status',
      'o.payment_method',
      'o.payment_status',
      'o.cash_back',
      'o.subtotal',
      'o.discount',
      'o.delivery_fee',
      'o.service_fee',
      'o.taxes',
      'o.total',
      'o.channel',
    ])
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(PAGE)
    .execute();
}

async function hadDeposits(db: Db, restaurantId: string, span: Span): Promise<boolean> {
  const found = await placedIn(db, restaurantId, span)
    .select('o.id')
    .where('o.deposit', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What was paid back of these orders' payments, by order. Of one that was turned down nothing was. */
async function refundedOf(db: Db, restaurantId: string, orders: readonly OrderRow[]): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('payment_acts as a', (join) =>
      join.onRef('a.restaurant_id', '=', 'p.restaurant_id').onRef('a.payment_id', '=', 'p.id'),
    )
    .select((eb) => ['p.order_id', eb.fn.sum('a.amount').as('amount')])
    .where('p.restaurant_id', '=', restaurantId)
    .where(
      'p.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('a.kind', '=', 'refund')
    .where('a.failed_at', 'is', null)
    .where('a.reverses', 'is', null)
    .groupBy('p.order_id')
    .execute();
  return new Map(rows.map(({ order_id, amount }) => [order_id, Number(amount)]));
}

function laterCellsOf(
  order: OrderRow,
  refunded: number,
  { decimals, schedule }: { decimals: number; schedule: Schedule },
): (string | number)[] {
  const tax = fromJson(order.tax)?.sums.reduce((sum, each) => sum + each.tax, 0) ?? order.taxes;
  const amounts = [order.bag_fee, order.small_order_fee, tax, refunded].map((amount) => toDecimal(amount, decimals));
  const receipt = order.receipt === null ? '' : receiptNumber({ number: order.receipt });
  return [...amounts, receipt, order.placed_on ?? businessDate(schedule, order.created_at)];
}

function cellsOf(order: OrderRow, timezone: string, decimals: number): (string | number)[] {
  const { date, minutes } = wallClock(order.created_at, timezone);
  const amounts = [
    order.subtotal,
    order.discount,
    order.delivery_fee,
    order.service_fee,
    order.taxes,
    order.total,
  ] as const;
  return [
    order.number,
    date,
    new Date(minutes * MINUTE).toISOString().slice(11, 16),
    order.order_type,
    order.status,
    order.payment_method,
    order.payment_status,
    ...amounts.map((amount) => toDecimal(amount, decimals)),
    order.channel,
  ];
}
