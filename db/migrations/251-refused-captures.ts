import type { Kysely } from 'kysely';

/**
 * What a provider has refused or failed: since when it refuses to take what is held, how often an act or a page needed a new idempotency
 * key, which acts were replaced by one of what was left, how a dispute stands, and since when an account's key is worthless.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('capture_refused_at', 'bigint').execute();
  await db.schema.alterTable('payments').addColumn('dispute', 'text').execute();
  await db.schema
    .alterTable('payments')
    .addColumn('page_renewals', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('payment_acts')
    .addColumn('key_renewals', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('payment_acts')
    .addColumn('is_replaced', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('payment_accounts').addColumn('denied_at', 'bigint').execute();
}
