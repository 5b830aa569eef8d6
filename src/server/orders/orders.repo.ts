import type { Insertable, Selectable } from 'kysely';
import { type OrderStatus, UNSENT_STATUSES } from '../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { tellMove } from '../events/order-events.ts';
import { type CashRefundRow, cashRefundsOf } from '../payments/cash-refunds.repo.ts';
import { type PaymentOfOrder, paymentsOfOrders } from '../payments/payment-of-order.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { JsonOf } from '../platform/tables/columns.ts';
import type { StoredAddress } from '../platform/tables/order-snapshots.ts';
import type { OrderLinesTable, OrderStatusHistoryTable, OrdersTable } from '../platform/tables/order-tables.ts';
import { type ReceiptRow, receiptsOfOrders } from '../receipts/receipts.repo.ts';
import { ORDER_COLUMNS } from './order-columns.ts';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type HistoryRow = Selectable<OrderStatusHistoryTable>;

/** An order with its lines and its status history, both sorted by position. */
export interface StoredOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  history: HistoryRow[];
  isReviewed: boolean;
  /** null: it is not paid online. */
  payment: PaymentOfOrder | null;
  /** What was given back of it in cash, oldest first. */
  cashRefunds: CashRefundRow[];
  /** null: it is not handed over, or the restaurant gives none. */
  receipt: ReceiptRow | null;
}

/**
 * Limits a query to the orders of one customer, or with `userId` null, for staff, to all of the restaurant that were sent to it.
 * `withUnsent` adds those of which the restaurant does not know.
 */
export interface OrderScope {
  restaurantId: string;
  userId: string | null;
  withUnsent?: boolean | undefined;
}

interface PageOf {
  restaurantId: string;
  /** Counts from 1. */
  page: number;
  limit: number;
  status?: OrderStatus | undefined;
  /** ISO 8601. Orders placed later are left out, so that new orders do not shift the pages. */
  until?: string | undefined;
}

export interface OrdersPageQuery extends PageOf {
  userId: string;
  sortBy: 'createdAt' | 'totalAmount' | 'status';
  sortOrder: 'asc' | 'desc';
}

export interface OrdersPageRows {
  orders: StoredOrder[];
  /** Number of orders on all pages. */
  total: number;
  /** The `until` of the query in ms, else when the newest order was placed; null if there is none. */
  until: number | null;
}

export async function insertOrder(
  tx: Tx,
  stored: Omit<StoredOrder, 'isReviewed' | 'payment' | 'cashRefunds' | 'receipt'>,
): Promise<void> {
  await orderInsert(tx, { row: stored.order });
  await linesInsert(tx, { rows: stored.lines });
  await historyInsert(tx, { rows: stored.history });
}

export async function findOrder(db: Db, scope: OrderScope & { id: string }): Promise<StoredOrder | null> {
  const rows = await inScope(db, scope).select(ORDER_COLUMNS).where('o.id', '=', scope.id).execute();
  return (await withDetails(db, scope.restaurantId, rows))[0] ?? null;
}

/**
 * One page of a customer's orders. Those of equal total or status come by their time; ties are broken by id, so that no order is
 * on two pages. There is an index for each sort order.
 */
export async function findOrdersPage(db: Db, query: OrdersPageQuery): Promise<OrdersPageRows> {
  const { sortBy, sortOrder, page, limit } = query;
  const base = pageOf(db, query, query.userId);
  const { total, newest } = await base
    .select(({ fn }) => [fn.countAll().as('total'), fn.max('o.created_at').as('newest')])
    .executeTakeFirstOrThrow();
  const rows = await base
    .selectAll('o')
    .$if(sortBy === 'totalAmount', (q) => q.orderBy('o.total', sortOrder))
    .$if(sortBy === 'status', (q) => q.orderBy('o.status', sortOrder))
    .orderBy('o.created_at', sortOrder)
    .orderBy('o.id', sortOrder)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const orders = await withDetails(db, query.restaurantId, rows);
  return { orders, total: Number(total), until: query.until ? Date.parse(query.until) : newest };
}

/** One page of the restaurant's orders, newest first. Without a total: counting would take longer the more orders there are. */
export async function findRestaurantOrders(
  db: Db,
  query: PageOf & { number?: string | undefined; customer?: string | undefined },
): Promise<{ orders: StoredOrder[]; hasMore: boolean }> {
  const { page, limit, number, customer } = query;
  const rows = await pageOf(db, query, null)
    .selectAll('o')
    .$if(customer !== undefined, (q) => q.where('o.user_id', '=', customer as string))
    // One order needs no order: sorted, a database may rather read all by time than use the index of numbers.
    .$if(number !== undefined, (q) => q.where('o.number', '=', number as string))
    .$if(number === undefined, (q) => q.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc'))
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  return { orders: await withDetails(db, query.restaurantId, rows.slice(0, limit)), hasMore: rows.length > limit };
}

/**
 * Updates the order if it still has the status `from` and, if given, the version; else returns false because somebody else was faster. Webhooks are told of it. The database's trigger refuses transitions that the domain does not list.
 */
export async function moveOrder(
  tx: Tx,
  where: {
    restaurantId: string;
    id: string;
    from: OrderStatus;
    version?: number | undefined;
  },
  change: Partial<Omit<OrderRow, 'version'>> & { status: OrderStatus; updated_at: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('orders')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('restaurant_id', '=', where.restaurantId)
    .where('id', '=', where.id)
    .where('status', '=', where.from)
    .$if(where.version !== undefined, (q) => q.where('version', '=', where.version as number))
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await tellMove(tx, where, change);
  return true;
}

/** Keeps how far an order goes by road. Returns false if its address is no longer what was `written`, because it was forgotten. */
export async function keepRoad(
  db: Db,
  { restaurantId, id, written }: { restaurantId: string; id: string; written: JsonOf<StoredAddress> },
  address: StoredAddress,
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ delivery_address: toJson(address) })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('delivery_address', '=', written)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Reads an order and keeps others from changing it until the transaction ends. With `now` it becomes a new version. */
export async function lockOrder(tx: Tx, restaurantId: string, id: string, now?: number): Promise<OrderRow | undefined> {
  return tx
    .updateTable('orders')
    .set((eb) =>
      now === undefined ? { updated_at: eb.ref('updated_at') } : { updated_at: now, version: eb('version', '+', 1) },
    )
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function appendHistory(tx: Tx, row: Omit<Insertable<OrderStatusHistoryTable>, 'position'>): Promise<void> {
  await tx
    .insertInto('order_status_history')
    .values((eb) => ({
      ...row,
      position: eb
        .selectFrom('order_status_history')
        .where('restaurant_id', '=', row.restaurant_id)
        .where('order_id', '=', row.order_id)
        .select((sub) => sub(sub.fn.coalesce(sub.fn.max('position'), sub.lit(-1)), '+', sub.lit(1)).as('next')),
    }))
    .execute();
}

function inScope(db: Db, { restaurantId, userId, withUnsent }: OrderScope) {
  return (
    db
      .selectFrom('orders as o')
      .where('o.restaurant_id', '=', restaurantId)
      .$if(userId !== null, (q) => q.where('o.user_id', '=', userId as string))
      // One condition for each: PostgreSQL keeps no plan of a statement with a list.
      .$if(userId === null && !withUnsent, (q) =>
        UNSENT_STATUSES.reduce((all, each) => all.where('o.status', '!=', each), q),
      )
  );
}

function pageOf(db: Db, { restaurantId, status, until }: PageOf, userId: string | null) {
  return inScope(db, { restaurantId, userId })
    .$if(status !== undefined, (q) => q.where('o.status', '=', status as OrderStatus))
    .$if(until !== undefined, (q) => q.where('o.created_at', '<=', Date.parse(until as string)));
}

/** Adds lines, histories, whether there is a review, and what is paid online and given back, with one query each for all orders. */
export async function withDetails(db: Db, restaurantId: string, orders: OrderRow[]): Promise<StoredOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const of = (table: 'order_lines' | 'order_status_history') =>
    db.selectFrom(table).where('restaurant_id', '=', restaurantId).where('order_id', 'in', ids).orderBy('position');
  const lines = await of('order_lines').selectAll().$castTo<OrderLineRow>().execute();
  const history = await of('order_status_history').selectAll().$castTo<HistoryRow>().execute();
  const reviews = await db
    .selectFrom('reviews')
    .select('order_id')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', ids)
    .execute();
  const paidOnline = orders.filter(({ payment_method }) => isPaidOnline(payment_method));
  const payments = await paymentsOfOrders(db, restaurantId, paidOnline);
  const receipts = await receiptsOfOrders(db, restaurantId, orders);
  const cashRefunds = await cashRefundsOf(db, restaurantId, orders);
  return orders.map((order) => ({
    order,
    lines: lines.filter((line) => line.order_id === order.id),
    history: history.filter((entry) => entry.order_id === order.id),
    isReviewed: reviews.some((review) => review.order_id === order.id),
    payment: payments.get(order.id) ?? null,
    cashRefunds: cashRefunds.filter(({ order_id }) => order_id === order.id),
    receipt: receipts.get(order.id) ?? null,
  }));
}

const orderInsert = prepared((db, { row }: { row: OrderRow }) => db.insertInto('orders').values(row));
const linesInsert = prepared((db, { rows }: { rows: OrderLineRow[] }) => db.insertInto('order_lines').values(rows));
const historyInsert = prepared((db, { rows }: { rows: HistoryRow[] }) =>
  db.insertInto('order_status_history').values(rows),
);
