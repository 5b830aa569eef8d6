import { type Kysely, sql } from 'kysely';

/** Checkouts that assistants begin and people confirm (decision 165), and the switch that closes the door to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkout_sessions')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('platform', 'text')
    .addColumn('key_hash', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('canceled_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('checkout_sessions_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'checkout_sessions_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('checkout_sessions_by_key')
    .unique()
    .on('checkout_sessions')
    .columns(['restaurant_id', 'key_hash'])
    .where(sql.ref('key_hash'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('checkout_sessions_of_order')
    .on('checkout_sessions')
    .columns(['restaurant_id', 'order_id'])
    .execute();
  await db.schema
    .createIndex('checkout_sessions_of_person')
    .on('checkout_sessions')
    .columns(['email_key', 'restaurant_id'])
    .execute();
  await db.schema.createIndex('checkout_sessions_end').on('checkout_sessions').column('expires_at').execute();
  await db.schema.alterTable('restaurants').addColumn('assistants_off', 'integer').execute();
}
