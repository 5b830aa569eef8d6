import { type Kysely, sql } from 'kysely';

/**
 * Guests: users who order without a password, each at one restaurant (`registered_with`), found there by what mails and calls them.
 * And how an order came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('customer').check(sql`kind in ('customer', 'guest')`))
    .execute();
  for (const column of ['contact_email_key', 'contact_phone_key']) {
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
    await db.schema.createIndex(`users_by_${column}`).on('users').columns(['registered_with', column]).execute();
  }
  await db.schema.createIndex('users_by_kind').on('users').columns(['kind', 'name', 'created_at']).execute();
  await db.schema
    .alterTable('orders')
    .addColumn('channel', 'text', (c) => c.notNull().defaultTo('web').check(sql`channel in ('web', 'phone')`))
    .execute();
}
