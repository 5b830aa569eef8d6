import { type Kysely, sql } from 'kysely';

/**
 * Codes that prove an e-mail address, by which the orders that were placed with it come to an account; and with each order of a guest the
 * address that it was placed with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('guest_email_key', 'text').execute();
  await sql`
    update orders set guest_email_key = (select contact_email_key from users where users.id = orders.user_id)
    where user_id in (select id from users where kind = 'guest')`.execute(db);
  await db.schema
    .createTable('order_claims')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('guest_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_claims_key', ['restaurant_id', 'id'])
    .execute();
  for (const column of ['guest_id', 'email_key', 'expires_at']) {
    await db.schema.createIndex(`order_claims_by_${column}`).on('order_claims').columns([column]).execute();
  }
}
