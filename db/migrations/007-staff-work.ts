import { type Kysely, type SqlBool, sql } from 'kysely';

/*
 * Indexes and columns for staff: the board's open orders, orders that are unanswered for too long, dishes that are unavailable
 * for today, and paging of the audit log. Statuses are repeated here as literals, because a migration must not change with the
 * code; queries use the same literals so that both databases can use the partial indexes.
 */
const OPEN = sql<SqlBool>`status in ('Pending Confirmation', 'Confirmed', 'Preparing', 'Ready for Pickup', 'Out for Delivery')`;
const GONE = sql<SqlBool>`unavailable_until is not null`;
const UNANSWERED = sql<SqlBool>`status = 'Pending Confirmation'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('remind_after_minutes', 'integer', (c) => c.defaultTo(5))
    .execute();
  await db.schema
    .alterTable('restaurants')
    .addColumn('cancel_after_minutes', 'integer', (c) => c.defaultTo(30))
    .execute();
  await db.schema.alterTable('orders').addColumn('remind_at', 'bigint').execute();
  await db.schema.alterTable('orders').addColumn('cancel_at', 'bigint').execute();
  await db.schema.alterTable('products').addColumn('unavailable_until', 'bigint').execute();
  await db.schema.alterTable('option_values').addColumn('unavailable_until', 'bigint').execute();

  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns);
  await index('orders_open', 'orders', ['restaurant_id', 'created_at', 'id']).where(OPEN).execute();
  await index('orders_to_remind', 'orders', ['remind_at']).where(UNANSWERED).execute();
  await index('orders_to_cancel', 'orders', ['cancel_at']).where(UNANSWERED).execute();
  await index('orders_by_change', 'orders', ['restaurant_id', 'updated_at', 'id']).execute();
  await index('products_coming_back', 'products', ['unavailable_until']).where(GONE).execute();
  await index('option_values_coming_back', 'option_values', ['unavailable_until']).where(GONE).execute();
  await db.schema.dropIndex('audit_log_by_time').execute();
  await index('audit_log_by_time', 'audit_log', ['restaurant_id', 'created_at', 'id']).execute();
}
