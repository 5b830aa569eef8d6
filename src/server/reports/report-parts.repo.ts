import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { CALLED_OFF, placedIn, type Span, wasKept } from './reports.repo.ts';

/** Sums of sold dishes by the first category that they have today; a category of null: none any more. */
export async function sumsByCategory(db: Db, restaurantId: string, span: Span) {
  const rows = await placedIn(db, restaurantId, span)
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.restaurant_id', '=', 'o.restaurant_id').onRef('l.order_id', '=', 'o.id'),
    )
    .leftJoin('product_categories as c', (join) =>
      join
        .onRef('c.restaurant_id', '=', 'l.restaurant_id')
        .onRef('c.product_id', '=', 'l.product_id')
        .on('c.position', '=', 0),
    )
    .where(wasKept)
    .select((eb) => [
      'c.category_id as categoryId',
      eb.fn.sum('l.quantity').as('quantity'),
      eb.fn.sum('l.subtotal').as('revenue'),
    ])
    .groupBy('c.category_id')
    .orderBy('revenue', 'desc')
    .orderBy('c.category_id')
    .execute();
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity), revenue: Number(row.revenue) }));
}

/**
 * Sums of customers who had ordered here before and of those who had not. Somebody is known by their phone number, so that a guest
 * who orders again is no new customer.
 */
export async function sumsByAcquaintance(db: Db, restaurantId: string, span: Span) {
  const hadOrdered = sql<number>`case when exists (
    select 1 from customers as c
    join customers as same on same.restaurant_id = c.restaurant_id and same.phone_key = c.phone_key
    join orders as earlier on earlier.restaurant_id = same.restaurant_id and earlier.user_id = same.user_id
      and earlier.created_at < o.created_at and earlier.status not in (${sql.join(CALLED_OFF)})
    where c.restaurant_id = o.restaurant_id and c.user_id = o.user_id
  ) then 1 else 0 end`;
  const orders = placedIn(db, restaurantId, span)
    .where(wasKept)
    .select(['o.total', hadOrdered.as('hadOrdered')]);
  const rows = await db
    .selectFrom(orders.as('o'))
    .select((eb) => ['o.hadOrdered', eb.fn.countAll().as('orders'), eb.fn.sum('o.total').as('revenue')])
    .groupBy('o.hadOrdered')
    .execute();
  const of = (kind: 0 | 1) => {
    const row = rows.find(({ hadOrdered: had }) => Number(had) === kind);
    return { orders: Number(row?.orders ?? 0), revenue: Number(row?.revenue ?? 0) };
  };
  return { new: of(0), returning: of(1) };
}

/** How many orders were called off, by how and with which words; null: without any. */
export async function callOffs(db: Db, restaurantId: string, span: Span) {
  // Not a join: SQLite would read the whole history of the restaurant.
  const orders = placedIn(db, restaurantId, span)
    .where((eb) => eb.not(wasKept))
    .select((eb) => [
      'o.status',
      eb
        .selectFrom('order_status_history as h')
        .select('h.notes')
        .whereRef('h.restaurant_id', '=', 'o.restaurant_id')
        .whereRef('h.order_id', '=', 'o.id')
        .whereRef('h.status', '=', 'o.status')
        .orderBy('h.position', 'desc')
        .limit(1)
        .as('notes'),
    ]);
  const rows = await db
    .selectFrom(orders.as('o'))
    .select((eb) => ['o.status', 'o.notes', eb.fn.countAll().as('orders')])
    .groupBy(['o.status', 'o.notes'])
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }));
}
