import type { Kysely } from 'kysely';

/** Tables that refer to users, where no index began with the user: without one, forgetting a guest reads all their rows. */
const REFERRING = ['audit_log', 'loyalty_ledger', 'orders', 'loyalty_balances', 'promotion_customers', 'favorites'];

/** Whether the restaurant takes orders of guests: by default it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('guest_orders', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  for (const table of REFERRING)
    await db.schema.createIndex(`${table}_by_user`).on(table).columns(['user_id']).execute();
}
