import type { Kysely } from 'kysely';

/**
 * The restaurant's mailing list, and whether it has one. A row is one consent: asked for, confirmed from the mailbox, ended. One that has
 * ended keeps a hash of its address, by which the restaurant can prove it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('mailing_list', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('subscribers')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('email_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('words_version', 'integer', (c) => c.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('left_at', 'bigint')
    .addPrimaryKeyConstraint('subscribers_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('subscribers_by_address')
    .on('subscribers')
    .columns(['restaurant_id', 'email_key'])
    .unique()
    .execute();
  await db.schema
    .createIndex('subscribers_by_token')
    .on('subscribers')
    .columns(['restaurant_id', 'token_hash'])
    .unique()
    .execute();
  for (const column of ['expires_at', 'left_at', 'email_key']) {
    await db.schema.createIndex(`subscribers_by_${column}`).on('subscribers').columns([column]).execute();
  }
}
