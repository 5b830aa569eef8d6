import { type Kysely, sql } from 'kysely';

/** Calls and text messages by a provider of telephone (decision 201): each is a row before it goes out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('telephone_messages')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text')
    .addColumn('order_ids', 'text')
    .addColumn('order_id', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('begun_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('telephone_messages_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'telephone_messages_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    // An order's guest is told of each step once.
    .addUniqueConstraint('telephone_messages_once', ['restaurant_id', 'order_id', 'kind'])
    .addCheckConstraint('telephone_messages_kind', sql`kind in ('alarm', 'test', 'ready', 'on_its_way')`)
    .addCheckConstraint('telephone_messages_channel', sql`channel in ('call', 'text')`)
    .execute();
  await db.schema
    .createIndex('telephone_messages_due')
    .on('telephone_messages')
    .columns(['next_attempt_at', 'restaurant_id'])
    .where(sql.ref('outcome'), 'is', null)
    .execute();
  // For the day's limit.
  await db.schema
    .createIndex('telephone_messages_begun')
    .on('telephone_messages')
    .columns(['restaurant_id', 'begun_at'])
    .execute();
  await db.schema.createIndex('telephone_messages_by_time').on('telephone_messages').column('created_at').execute();
}
