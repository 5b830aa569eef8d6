import { type Kysely, sql } from 'kysely';

/** Printers that ask for their work, and that work: one row for each copy of a paper of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('printers')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('paper', 'text', (c) => c.notNull())
    .addColumn('copies', 'integer', (c) => c.notNull())
    .addColumn('categories', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('columns', 'integer', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('seen_at', 'bigint')
    .addColumn('trouble', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('printers_key', ['restaurant_id', 'id'])
    .addCheckConstraint('printers_paper', sql`paper in ('kitchen', 'receipt', 'courier')`)
    .execute();
  await db.schema
    .createTable('print_jobs')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('printer_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('copy', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('handed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('print_jobs_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'print_jobs_printer',
      ['restaurant_id', 'printer_id'],
      'printers',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'print_jobs_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addUniqueConstraint('print_jobs_once', ['restaurant_id', 'printer_id', 'order_id', 'copy'])
    .addCheckConstraint('print_jobs_state', sql`state in ('waiting', 'printed', 'dropped')`)
    .execute();
  await db.schema
    .createIndex('print_jobs_waiting')
    .on('print_jobs')
    .columns(['restaurant_id', 'printer_id', 'state', 'created_at', 'copy', 'id'])
    .execute();
  // For the key to orders: a deleted order would else read all jobs.
  await db.schema.createIndex('print_jobs_by_order').on('print_jobs').columns(['restaurant_id', 'order_id']).execute();
  await db.schema.createIndex('print_jobs_by_time').on('print_jobs').columns(['created_at']).execute();
}
