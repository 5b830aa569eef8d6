import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';

interface OfOrder {
  restaurantId: string;
  orderId: string;
  now: number;
}

/** Has an order sent to the restaurant's till, if it has one. Call it in the transaction by which the order comes to the restaurant. */
export async function queueForTill(tx: Tx, { restaurantId, orderId, now }: OfOrder): Promise<void> {
  await sql`
    insert into till_orders (restaurant_id, order_id, created_at, attempts, due_at)
    select t.restaurant_id, ${orderId}, ${now}, 0, ${now} from tills as t where t.restaurant_id = ${restaurantId}
    on conflict (restaurant_id, order_id) do nothing`.execute(tx);
}

/** Has an order that the till was to have looked at at once: the till is told how it goes on here, and asked how it does there. */
export async function queueNewsForTill(db: Db, { restaurantId, orderId, now }: OfOrder): Promise<void> {
  await db
    .updateTable('till_orders')
    .set({ due_at: now, outcome: null })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .execute();
}
