import { type Kysely, sql } from 'kysely';

/** What staff write about an order: for their team, or to the customer, who is mailed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_notes')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('written_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_notes_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'order_notes_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addCheckConstraint('order_notes_audience', sql`audience in ('team', 'customer')`)
    .execute();
  await db.schema
    .createIndex('order_notes_by_order')
    .on('order_notes')
    .columns(['restaurant_id', 'order_id', 'created_at', 'id'])
    .execute();
  // For the limits of an hour.
  await db.schema
    .createIndex('order_notes_by_time')
    .on('order_notes')
    .columns(['restaurant_id', 'audience', 'created_at'])
    .execute();
}
