import type { Db, Tx } from '../platform/database/database.ts';
import type { OrderLinksTable } from '../platform/tables/order-tables.ts';

interface OfOrder {
  restaurantId: string;
  orderId: string;
}

export async function insertLink(tx: Tx, link: OrderLinksTable): Promise<void> {
  await tx.insertInto('order_links').values(link).execute();
}

/** Deletes the order's links but for the newest `count`. */
export async function keepNewestLinks(tx: Tx, { restaurantId, orderId }: OfOrder, count: number): Promise<void> {
  const newest = tx
    .selectFrom('order_links')
    .select('token_hash')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(count);
  await tx
    .deleteFrom('order_links')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('token_hash', 'not in', newest)
    .execute();
}

/** The order that a link is of, and whose order it is. */
export function findLinked(db: Db, { restaurantId, tokenHash }: { restaurantId: string; tokenHash: string }) {
  return db
    .selectFrom('order_links as l')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'l.restaurant_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['o.id as orderId', 'o.user_id as userId', 'l.may_agree'])
    .where('l.restaurant_id', '=', restaurantId)
    .where('l.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function deleteLinks(tx: Tx, { restaurantId, orderId }: OfOrder): Promise<void> {
  await tx
    .deleteFrom('order_links')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .execute();
}
