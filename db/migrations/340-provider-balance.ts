import type { Kysely } from 'kysely';

/**
 * What changed the balance of a restaurant's account with its provider, as the provider's own books have it, and how far they were read.
 * And of a payment since when it is charged, and what a dispute took of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_balance')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('charge_reference', 'text')
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('fee', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('paid', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('provider_balance_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('provider_balance_by_time')
    .on('provider_balance')
    .columns(['restaurant_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('provider_balance_by_charge')
    .on('provider_balance')
    .columns(['restaurant_id', 'charge_reference'])
    .execute();
  for (const column of ['balance_from', 'balance_until', 'balance_refused_at', 'asked_at', 'had_cards'] as const) {
    await db.schema.alterTable('payment_accounts').addColumn(column, 'bigint').execute();
  }
  await db.schema.createIndex('payments_by_time').on('payments').columns(['restaurant_id', 'created_at']).execute();
  for (const column of ['captured_at', 'disputed_at', 'dispute_amount', 'dispute_fee'] as const) {
    await db.schema.alterTable('payments').addColumn(column, 'bigint').execute();
  }
}
