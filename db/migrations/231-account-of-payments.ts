import { type Kysely, sql } from 'kysely';

/**
 * A payment keeps the provider and the account that it is of, by the provider's own name of it. Of payments from before, only what
 * the restaurant's account is now is known; another one cannot have been connected while they were open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_accounts').addColumn('account', 'text').execute();
  await db.schema
    .alterTable('payments')
    .addColumn('provider', 'text', (c) => c.notNull().defaultTo('stripe'))
    .execute();
  await db.schema.alterTable('payments').addColumn('account', 'text').execute();
  await sql`update payments set provider = 'simulator' where restaurant_id in
    (select restaurant_id from payment_accounts where provider = 'simulator')`.execute(db);
}
