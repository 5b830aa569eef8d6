import { type Kysely, sql } from 'kysely';

/**
 * Alarms for orders that nobody answers (decision 097). `alarms`: which step of an order's ladder is due when. `rings`: one call of a
 * device, or of the webhook, that a step has led to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('alarms', 'text').execute();
  await db.schema
    .createTable('staff_devices')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('endpoint_hash', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('rung_at', 'bigint')
    .addColumn('trouble', 'text')
    .addPrimaryKeyConstraint('staff_devices_key', ['restaurant_id', 'id'])
    // Who leaves the staff is rung no more.
    .addForeignKeyConstraint(
      'staff_devices_staff',
      ['restaurant_id', 'user_id'],
      'staff',
      ['restaurant_id', 'user_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addUniqueConstraint('staff_devices_once', ['restaurant_id', 'endpoint_hash'])
    .execute();
  // For the key to staff.
  await db.schema
    .createIndex('staff_devices_by_member')
    .on('staff_devices')
    .columns(['restaurant_id', 'user_id'])
    .execute();
  await db.schema
    .createTable('alarms')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('late_at', 'bigint')
    .addPrimaryKeyConstraint('alarms_key', ['restaurant_id', 'order_id', 'step'])
    .addForeignKeyConstraint(
      'alarms_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addCheckConstraint('alarms_step', sql`step in ('push', 'webhook')`)
    .execute();
  await db.schema.createIndex('alarms_by_time').on('alarms').columns(['due_at']).execute();
  await db.schema
    .createTable('rings')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('device_id', 'text')
    .addColumn('order_ids', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rings_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'rings_device',
      ['restaurant_id', 'device_id'],
      'staff_devices',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('rings_due')
    .on('rings')
    .columns(['next_attempt_at'])
    .where(sql.ref('outcome'), 'is', null)
    .execute();
  await db.schema.createIndex('rings_by_device').on('rings').columns(['restaurant_id', 'device_id']).execute();
  await db.schema.createIndex('rings_by_time').on('rings').columns(['created_at']).execute();
}
