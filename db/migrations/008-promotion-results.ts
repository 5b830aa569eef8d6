import { type Kysely, type SqlBool, sql } from 'kysely';

/** An index to add up a promotion's results from the orders that used it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_by_promotion')
    .on('orders')
    .columns(['restaurant_id', 'promotion_id'])
    .where(sql<SqlBool>`promotion_id is not null`)
    .execute();
}
