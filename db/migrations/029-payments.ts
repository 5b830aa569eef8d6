import { type Kysely, sql } from 'kysely';

/**
 * Payments by card: the restaurants' accounts with the provider, payments, what is asked of the provider, and the provider's events
 * that were seen. And two more statuses of orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders drop constraint orders_status`.execute(db);
  await sql`alter table orders add constraint orders_status check (status in (${sql.join(STATUSES.map(sql.lit))}))`.execute(
    db,
  );

  await db.schema
    .createTable('payment_accounts')
    .addColumn('restaurant_id', 'text', (c) => c.primaryKey().references('restaurants.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('key_sealed', 'text', (c) => c.notNull())
    .addColumn('key_end', 'text', (c) => c.notNull())
    .addColumn('is_test', 'integer', (c) => c.notNull())
    .addColumn('webhook_id', 'text')
    .addColumn('webhook_secret_sealed', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('payment_accounts_provider', sql`provider in ('stripe', 'simulator')`)
    .execute();

  await db.schema
    .createTable('payments')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('charge_reference', 'text')
    .addColumn('page_url', 'text')
    .addColumn('return_url', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('captured', 'bigint', (c) => c.notNull())
    .addColumn('refunded', 'bigint', (c) => c.notNull())
    .addColumn('is_disputed', 'integer', (c) => c.notNull())
    .addColumn('capture_asked', 'bigint', (c) => c.notNull())
    .addColumn('is_void_asked', 'integer', (c) => c.notNull())
    .addColumn('refund_asked', 'bigint', (c) => c.notNull())
    .addColumn('hold_until', 'bigint')
    .addColumn('method', 'text')
    .addColumn('last_digits', 'text')
    .addColumn('is_test', 'integer', (c) => c.notNull())
    .addColumn('pay_by', 'bigint', (c) => c.notNull())
    .addColumn('next_check_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('payments_key', ['restaurant_id', 'id'])
    .addUniqueConstraint('payments_reference', ['restaurant_id', 'reference'])
    .addForeignKeyConstraint('payments_order', ['restaurant_id', 'order_id'], 'orders', ['restaurant_id', 'id'], (fk) =>
      fk.onDelete('cascade'),
    )
    .addCheckConstraint('payments_state', sql`state in (${sql.join(STATES.map(sql.lit))})`)
    .addCheckConstraint('payments_amount', sql`amount > 0 and captured >= 0 and refunded >= 0`)
    .addCheckConstraint('payments_asked', sql`capture_asked between 0 and amount`)
    .addCheckConstraint('payments_no_more_than_captured', sql`refunded <= captured and refund_asked <= captured`)
    .execute();
  await db.schema.createIndex('payments_by_order').on('payments').columns(['restaurant_id', 'order_id']).execute();
  await db.schema
    .createIndex('payments_by_charge')
    .on('payments')
    .columns(['restaurant_id', 'charge_reference'])
    .execute();
  await db.schema
    .createIndex('payments_to_check')
    .on('payments')
    .column('next_check_at')
    .where(sql.ref('next_check_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('payment_acts')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('payment_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('asked_by', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('payment_acts_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'payment_acts_payment',
      ['restaurant_id', 'payment_id'],
      'payments',
      ['restaurant_id', 'id'],
      (fk) => fk.onDelete('cascade'),
    )
    .addCheckConstraint('payment_acts_kind', sql`kind in ('capture', 'void', 'refund')`)
    .execute();
  await db.schema
    .createIndex('payment_acts_by_payment')
    .on('payment_acts')
    .columns(['restaurant_id', 'payment_id', 'created_at'])
    .execute();
  await sql`create index payment_acts_due on payment_acts (next_attempt_at)
    where done_at is null and failed_at is null`.execute(db);

  await db.schema
    .createTable('payment_events')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('handled_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('payment_events_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema.createIndex('payment_events_by_time').on('payment_events').column('handled_at').execute();
}

const STATUSES = [
  'Pending Confirmation',
  'Confirmed',
  'Preparing',
  'Ready for Pickup',
  'Out for Delivery',
  'Delivered',
  'Completed',
  'Cancelled by User',
  'Cancelled by Restaurant',
  'Failed',
  'Awaiting Payment',
  'Not Paid',
];
const STATES = ['created', 'authorised', 'failed', 'expired', 'voided', 'captured'];
