import type { Kysely } from 'kysely';

/**
 * For whom and when a promotion is (`PromotionConditions`); null: always and for all. Whether somebody has ordered before is asked by
 * mailbox and number as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('promotions').addColumn('conditions', 'text').execute();
  for (const column of ['customer_mailbox', 'customer_phone_key'])
    await db.schema.createIndex(`orders_by_${column}`).on('orders').columns(['restaurant_id', column]).execute();
}
