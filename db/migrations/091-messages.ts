import type { Kysely } from 'kysely';

/** Messages of the contact form, and how many days a restaurant keeps them; null: its form is simulated and nothing is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('message_days', 'integer').execute();
  await db.schema
    .createTable('messages')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('reply', 'text')
    .addColumn('replied_at', 'bigint')
    .addColumn('replied_by', 'text')
    .addPrimaryKeyConstraint('messages_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('messages_by_time')
    .on('messages')
    .columns(['restaurant_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('messages_by_sender')
    .on('messages')
    .columns(['restaurant_id', 'email_key', 'created_at'])
    .execute();
}
