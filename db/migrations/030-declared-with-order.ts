import type { Kysely } from 'kysely';

/**
 * Allergens of options, and the age that alcohol asks for; an order keeps both as they were when it was placed. null on a line:
 * the order is older than this, and today's menu says it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('minimum_age', 'integer').execute();
  await db.schema
    .alterTable('option_values')
    .addColumn('allergens', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('option_values').addColumn('minimum_age', 'integer').execute();
  await db.schema.alterTable('order_lines').addColumn('allergens', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('minimum_age', 'integer').execute();
  await db.schema.alterTable('orders').addColumn('age_confirmed_at', 'bigint').execute();
}
