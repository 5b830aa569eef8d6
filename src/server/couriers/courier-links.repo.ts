import type { Db, Tx } from '../platform/database/database.ts';
import type { CourierLinksTable } from '../platform/tables/order-tables.ts';

/** More than one order's papers, and than anybody opens at the board. Older links end. */
const LINKS_PER_ORDER = 20;

/** Keeps a new link, and of the order's others the newest. */
export async function insertCourierLink(tx: Tx, link: CourierLinksTable): Promise<void> {
  await tx.insertInto('courier_links').values(link).execute();
  const ofOrder = { restaurant_id: link.restaurant_id, order_id: link.order_id };
  const newest = tx
    .selectFrom('courier_links')
    .select('token_hash')
    .where((eb) => eb.and(ofOrder))
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(LINKS_PER_ORDER);
  await tx
    .deleteFrom('courier_links')
    .where((eb) => eb.and(ofOrder))
    .where('token_hash', 'not in', newest)
    .execute();
}

/** The id of the order that a link is of, where couriers use links; undefined: nobody knows the link, or they do not. */
export async function orderOfLink(
  db: Db,
  { restaurantId, tokenHash }: { restaurantId: string; tokenHash: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('courier_links as l')
    .innerJoin('restaurants as r', 'r.id', 'l.restaurant_id')
    .select('l.order_id')
    .where('l.restaurant_id', '=', restaurantId)
    .where('l.token_hash', '=', tokenHash)
    .where('r.couriers', '=', 1)
    .executeTakeFirst();
  return found?.order_id;
}
