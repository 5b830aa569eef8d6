import { type Kysely, sql } from 'kysely';

/**
 * When an order was ready for pickup or delivered: figures looked it up in the history of each order, which took longer the more
 * orders there were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('fulfilled_at', 'bigint').execute();
  await sql`
    update orders set fulfilled_at = (
      select min(h.changed_at) from order_status_history as h
      where h.restaurant_id = orders.restaurant_id and h.order_id = orders.id
        and h.status = case orders.order_type when 'Pickup' then 'Ready for Pickup' else 'Delivered' end)
  `.execute(db);
}
