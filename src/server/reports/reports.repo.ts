import { type RawBuilder, sql } from 'kysely';
import { INITIAL_STATUS, isCalledOff, SENT_STATUSES, UNSENT_STATUSES } from '../../domain/orders/order-status.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';

/** All time zones' offsets are multiples of 15 minutes, so that sums per quarter of an hour can be added up to hours of any zone. */
const QUARTER = 15 * MINUTE;
/** How far from its date a business day's orders may have been placed, by hours that have changed since. */
const MARGIN = DAY + 60 * MINUTE;
const MOST = 10;
export const CALLED_OFF = SENT_STATUSES.filter(isCalledOff).map((status) => sql.lit(status));
export const wasKept = sql<boolean>`o.status not in (${sql.join(CALLED_OFF)})`;
const wasAccepted = sql<boolean>`${wasKept} and o.status <> ${sql.lit(INITIAL_STATUS)}`;

/** A span of time in ms, `to` excluded. */
export interface Span {
  from: number;
  to: number;
  /**
   * The business days of which it is, both included: an order counts by the day that was kept with it, and by the instants above only if it
   * is older than such days. Missing: orders count by when they were placed.
   */
  days?: { from: string; to: string };
  /** Of its orders, only those that were placed before. */
  until?: number;
}

/** Sums over orders, money in minor units. */
export interface OrderSums {
  orders: number;
  revenue: number;
  /** How many of them were accepted, and what those brought. */
  accepted: number;
  taken: number;
  discount: number;
  calledOff: number;
  promised: number;
  onTime: number;
}

/** When an order was to be ready or delivered, by what the customer was told last: a time, or the end of a range. */
export const promise = sql<number>`case when o.promised_to is not null and coalesce(o.estimated_ready_at, o.promised_at) = o.promised_at
  then o.promised_to else coalesce(o.estimated_ready_at, o.scheduled_at, o.promised_at) end`;
const isPromised = sql`${wasKept} and ${promise} is not null and o.fulfilled_at is not null`;
// Customers see the promised time in whole minutes, so it is kept until that minute is over.
const isOnTime = sql`${isPromised} and o.fulfilled_at < ${promise} + ${sql.lit(MINUTE)}`;

function sumWhere(condition: RawBuilder<unknown>, value = sql`1`) {
  return sql<number>`sum(case when ${condition} then ${value} else 0 end)`;
}

/** How many orders had a promised time and were handed over, and how many of them in time. */
export async function promisesKept(
  db: Db,
  restaurantId: string,
  span: Span,
): Promise<Pick<OrderSums, 'promised' | 'onTime'>> {
  const row = await placedIn(db, restaurantId, span)
    .select([sumWhere(isPromised).as('promised'), sumWhere(isOnTime).as('onTime')])
    .executeTakeFirstOrThrow();
  return { promised: Number(row.promised ?? 0), onTime: Number(row.onTime ?? 0) };
}

/**
 * Sums per quarter of an hour and business day, without those in which nothing was ordered. `at`: when the quarter began (ms). Where no
 * day was kept with the orders (null) it is a minute, because a day may end at any.
 */
export async function sumsByQuarter(
  db: Db,
  restaurantId: string,
  span: Span,
): Promise<(OrderSums & { at: number; placedOn: string | null })[]> {
  const step = sql`case when o.placed_on is null then ${sql.lit(MINUTE)} else ${sql.lit(QUARTER)} end`;
  const at = sql<number>`o.created_at - o.created_at % (${step})`;
  const rows = await placedIn(db, restaurantId, span)
    .select([
      at.as('at'),
      'o.placed_on as placedOn',
      sumWhere(wasKept).as('orders'),
      sumWhere(wasKept, sql`o.total`).as('revenue'),
      sumWhere(wasAccepted).as('accepted'),
      sumWhere(wasAccepted, sql`o.total`).as('taken'),
      sumWhere(wasKept, sql`o.discount`).as('discount'),
      sumWhere(sql`not (${wasKept})`).as('calledOff'),
      sumWhere(isPromised).as('promised'),
      sumWhere(isOnTime).as('onTime'),
    ])
    .groupBy([at, 'o.placed_on'])
    .execute();
  return rows.map(({ placedOn = null, ...row }) => ({ ...numbers(row), placedOn }));
}

/** The best-selling dishes by quantity. */
export async function bestDishes(db: Db, restaurantId: string, span: Span) {
  const rows = await placedIn(db, restaurantId, span)
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.restaurant_id', '=', 'o.restaurant_id').onRef('l.order_id', '=', 'o.id'),
    )
    .where(wasKept)
    .select((eb) => [
      'l.product_id as productId',
      eb.fn.max('l.product_name_original').as('name'),
      eb.fn.sum('l.quantity').as('quantity'),
      eb.fn.sum('l.subtotal').as('revenue'),
    ])
    .groupBy('l.product_id')
    .orderBy('quantity', 'desc')
    .orderBy('revenue', 'desc')
    .orderBy('l.product_id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity), revenue: Number(row.revenue) }));
}

/** Sums by payment method and by delivery or pickup, for the cash-up. */
export async function sumsByPayment(db: Db, restaurantId: string, span: Span) {
  const rows = await placedIn(db, restaurantId, span)
    .where(wasKept)
    .select((eb) => [
      'o.payment_method as method',
      'o.order_type as orderType',
      eb.fn.countAll().as('orders'),
      eb.fn.sum('o.total').as('revenue'),
    ])
    .groupBy(['o.payment_method', 'o.order_type'])
    .orderBy('revenue', 'desc')
    .orderBy('o.payment_method')
    .orderBy('o.order_type')
    .execute();
  return rows.map(({ method, orderType, orders, revenue }) => ({
    method,
    orderType: orderType as 'Delivery' | 'Pickup',
    orders: Number(orders),
    revenue: Number(revenue),
  }));
}

/** Sums by how orders came, and by which link or system. */
export async function sumsByChannel(db: Db, restaurantId: string, span: Span) {
  const rows = await placedIn(db, restaurantId, span)
    .where(wasKept)
    .select((eb) => ['o.channel', 'o.source', eb.fn.countAll().as('orders'), eb.fn.sum('o.total').as('revenue')])
    .groupBy(['o.channel', 'o.source'])
    .orderBy('revenue', 'desc')
    .orderBy('o.channel')
    .orderBy('o.source')
    .execute();
  return rows.map(({ channel, source = null, orders, revenue }) => ({
    channel,
    source,
    orders: Number(orders),
    revenue: Number(revenue),
  }));
}

/** Promotions and rewards by their total discount. */
export async function promotionCosts(db: Db, restaurantId: string, span: Span) {
  const rows = await promotionSums(db, restaurantId, span)
    .orderBy('discount', 'desc')
    .orderBy('o.promotion_id')
    .execute();
  return rows.map(promotionNumbers);
}

/** Promotions and rewards by what their orders brought. */
export async function promotionEarnings(db: Db, restaurantId: string, span: Span) {
  const rows = await promotionSums(db, restaurantId, span)
    .orderBy('revenue', 'desc')
    .orderBy('o.promotion_id')
    .execute();
  return rows.map(promotionNumbers);
}

function promotionSums(db: Db, restaurantId: string, span: Span) {
  return placedIn(db, restaurantId, span)
    .where(wasKept)
    .where('o.promotion_id', 'is not', null)
    .select((eb) => [
      'o.promotion_id as promotionId',
      eb.fn.max(eb.fn.coalesce('o.promotion_name_original', 'o.promotion_name')).as('name'),
      eb.fn.countAll().as('orders'),
      eb.fn.sum('o.discount').as('discount'),
      eb.fn.sum('o.total').as('revenue'),
    ])
    .groupBy('o.promotion_id')
    .limit(MOST);
}

type PromotionSums = Awaited<ReturnType<ReturnType<typeof promotionSums>['execute']>>[number];

function promotionNumbers({ promotionId, name, orders, discount, revenue }: PromotionSums) {
  return {
    promotionId: promotionId ?? '',
    name: name ?? '',
    orders: Number(orders),
    discount: Number(discount),
    revenue: Number(revenue),
  };
}

/** The orders of a span, without those that the restaurant has not been sent. */
export function placedIn(db: Db, restaurantId: string, { from, to, days, until }: Span) {
  const margin = days ? MARGIN : 0;
  return db
    .selectFrom('orders as o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.created_at', '>=', from - margin)
    .where('o.created_at', '<', Math.min(to + margin, until ?? Number.POSITIVE_INFINITY))
    .where('o.status', 'not in', UNSENT_STATUSES)
    .$if(days !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb.between('o.placed_on', days?.from ?? '', days?.to ?? ''),
          eb.and([eb('o.placed_on', 'is', null), eb('o.created_at', '>=', from), eb('o.created_at', '<', to)]),
        ]),
      ),
    );
}

/** The same after `last`, for reading them page by page; undefined: from the first one on. */
export function placedAfter(
  db: Db,
  restaurantId: string,
  span: Span,
  last: { created_at: number; id: string } | undefined,
) {
  return placedIn(db, restaurantId, span).$if(last !== undefined, (query) =>
    query.where(sql<boolean>`(o.created_at, o.id) > (${last?.created_at}, ${last?.id})`),
  );
}

/** PostgreSQL's driver returns sums as strings. */
function numbers<T extends Record<string, unknown>>(row: T): { [key in keyof T]: number } {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])) as {
    [key in keyof T]: number;
  };
}
