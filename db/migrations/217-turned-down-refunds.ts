import type { Kysely } from 'kysely';

/** What of a payment's refunds was turned down, and which refund's credit note an act reverses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('turned_down', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('payment_acts').addColumn('reverses', 'text').execute();
}
