import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { ORDER_STATUSES } from '../../src/domain/orders/order-status.ts';

/*
 * Conventions, the same on SQLite and PostgreSQL:
 * text ids made by the application; instants are integer milliseconds; money is integer minor units;
 * flags are 0 or 1; JSON is text and never queried. Every tenant table's key begins with restaurant_id
 * and its foreign keys carry it, so that no row can point at another restaurant's.
 */
type Column = 'text' | 'integer' | 'bigint' | 'real';
const INSTANT = 'bigint';
const MONEY = 'bigint';

const inList = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);
  const tenantTable = (name: string) =>
    table(name).addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'));
  const index = (name: string, on: string, columns: string[]) => db.schema.createIndex(name).on(on).columns(columns);

  await table('restaurants')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name', 'slug', 'content_language', 'timezone', 'currency_code', 'currency_symbol'))
    .$call(optional('text', 'logo', 'cover_picture'))
    .$call(required('text', 'theme', 'contact_phone', 'contact_email', 'street', 'city', 'postcode', 'country'))
    .$call(optional('real', 'longitude', 'latitude'))
    .$call(optional(MONEY, 'delivery_fee'))
    .$call(required('integer', 'allows_collection'))
    .$call(required(MONEY, 'minimum_order'))
    .$call(optional(INSTANT, 'ordering_paused_until'))
    .$call(required('text', 'social', 'payment_methods'))
    .$call(optional('text', 'about', 'opening_hours'))
    .addColumn('rating_half_stars', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('rating_count', 'bigint', (c) => c.notNull().defaultTo(0))
    .$call(required('bigint', 'revision'))
    .$call(required(INSTANT, 'created_at'))
    .addUniqueConstraint('restaurants_slug', ['slug'])
    .addCheckConstraint('restaurants_fee', sql`delivery_fee is null or delivery_fee >= 0`)
    .execute();
  await index('restaurants_revision', 'restaurants', ['revision']).execute();

  await tenantTable('restaurant_domains')
    .addColumn('host', 'text', (c) => c.primaryKey())
    .execute();
  await index('restaurant_domains_restaurant', 'restaurant_domains', ['restaurant_id']).execute();

  await tenantTable('opening_exceptions')
    .$call(required('text', 'date'))
    .$call(optional('text', 'opens', 'closes'))
    .$call(required('integer', 'is_closed'))
    .addPrimaryKeyConstraint('opening_exceptions_key', ['restaurant_id', 'date'])
    .execute();

  await tenantTable('texts')
    .$call(required('text', 'lang', 'subject', 'subject_id', 'field', 'text', 'provenance'))
    .$call(optional('text', 'engine'))
    .$call(required(INSTANT, 'updated_at'))
    .addPrimaryKeyConstraint('texts_key', ['restaurant_id', 'lang', 'subject', 'subject_id', 'field'])
    .addCheckConstraint('texts_provenance', inList('provenance', ['authored', 'machine']))
    .execute();

  await tenantTable('pictures')
    .$call(required('text', 'id', 'hash', 'color'))
    .$call(required('integer', 'width', 'height'))
    .addPrimaryKeyConstraint('pictures_key', ['restaurant_id', 'id'])
    .execute();
  await index('pictures_hash', 'pictures', ['hash']).execute();

  await tenantTable('categories')
    .$call(required('text', 'id'))
    .$call(required('integer', 'is_active', 'position'))
    .addPrimaryKeyConstraint('categories_key', ['restaurant_id', 'id'])
    .execute();

  await tenantTable('products')
    .$call(required('text', 'id'))
    .$call(required(MONEY, 'price'))
    .$call(optional('text', 'picture_id'))
    .$call(required('text', 'allergens', 'dietary'))
    .$call(required('integer', 'is_featured', 'is_available', 'is_active', 'position'))
    .addPrimaryKeyConstraint('products_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint('products_picture', ['restaurant_id', 'picture_id'], 'pictures', ['restaurant_id', 'id'])
    .addCheckConstraint('products_price', sql`price >= 0`)
    .execute();

  await tenantTable('product_categories')
    .$call(required('text', 'product_id', 'category_id'))
    .$call(required('integer', 'position'))
    .addPrimaryKeyConstraint('product_categories_key', ['restaurant_id', 'product_id', 'category_id'])
    .addForeignKeyConstraint('product_categories_product', ['restaurant_id', 'product_id'], 'products', [
      'restaurant_id',
      'id',
    ])
    .addForeignKeyConstraint('product_categories_category', ['restaurant_id', 'category_id'], 'categories', [
      'restaurant_id',
      'id',
    ])
    .execute();

  await tenantTable('option_groups')
    .$call(required('text', 'id'))
    .$call(required('integer', 'min_selections', 'max_selections'))
    .addPrimaryKeyConstraint('option_groups_key', ['restaurant_id', 'id'])
    .addCheckConstraint(
      'option_groups_bounds',
      sql`min_selections >= 0 and max_selections >= 1 and min_selections <= max_selections`,
    )
    .execute();
  await tenantTable('option_values')
    .$call(required('text', 'id', 'group_id'))
    .$call(required(MONEY, 'price_adjustment'))
    .$call(required('integer', 'is_default', 'is_available', 'position'))
    .addPrimaryKeyConstraint('option_values_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint('option_values_group', ['restaurant_id', 'group_id'], 'option_groups', [
      'restaurant_id',
      'id',
    ])
    .execute();
  await index('option_values_by_group', 'option_values', ['restaurant_id', 'group_id']).execute();
  await tenantTable('product_option_groups')
    .$call(required('text', 'product_id', 'group_id'))
    .$call(required('integer', 'position'))
    .addPrimaryKeyConstraint('product_option_groups_key', ['restaurant_id', 'product_id', 'group_id'])
    .addForeignKeyConstraint('product_option_groups_product', ['restaurant_id', 'product_id'], 'products', [
      'restaurant_id',
      'id',
    ])
    .addForeignKeyConstraint('product_option_groups_group', ['restaurant_id', 'group_id'], 'option_groups', [
      'restaurant_id',
      'id',
    ])
    .execute();

  await tenantTable('highlights')
    .$call(required('text', 'id'))
    .$call(optional('text', 'picture_id', 'tall_picture_id', 'video', 'link_url'))
    .$call(optional('text', 'button_color', 'button_text_color', 'overlay_color', 'text_color'))
    .$call(required('text', 'animation_hint'))
    .$call(required('integer', 'position'))
    .addPrimaryKeyConstraint('highlights_key', ['restaurant_id', 'id'])
    .execute();

  await tenantTable('promotions')
    .$call(required('text', 'id', 'type'))
    .$call(required('bigint', 'discount_value'))
    .$call(optional('text', 'coupon_code'))
    .$call(optional('integer', 'points_cost'))
    .$call(required(MONEY, 'min_order'))
    .$call(optional('integer', 'buy_quantity', 'get_quantity'))
    .$call(optional(INSTANT, 'valid_from', 'valid_until'))
    .$call(optional('integer', 'max_uses', 'max_uses_per_customer'))
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .$call(required('integer', 'display_to_customers', 'is_active', 'position'))
    .addPrimaryKeyConstraint('promotions_key', ['restaurant_id', 'id'])
    .addUniqueConstraint('promotions_code', ['restaurant_id', 'coupon_code'])
    .addCheckConstraint('promotions_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`)
    .execute();
  await tenantTable('promotion_products')
    .$call(required('text', 'promotion_id', 'product_id'))
    .addPrimaryKeyConstraint('promotion_products_key', ['restaurant_id', 'promotion_id', 'product_id'])
    .addForeignKeyConstraint('promotion_products_promotion', ['restaurant_id', 'promotion_id'], 'promotions', [
      'restaurant_id',
      'id',
    ])
    .addForeignKeyConstraint('promotion_products_product', ['restaurant_id', 'product_id'], 'products', [
      'restaurant_id',
      'id',
    ])
    .execute();

  await table('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name', 'email'))
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .$call(required('text', 'password_hash'))
    .$call(optional('text', 'phone_number', 'avatar_url'))
    .$call(required('text', 'language'))
    .$call(required(INSTANT, 'created_at'))
    .execute();
  const userTable = (name: string) =>
    table(name).addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'));
  const tenantUserTable = (name: string) =>
    tenantTable(name).addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'));

  await userTable('addresses')
    .$call(required('text', 'id', 'label', 'street', 'city', 'postal_code', 'country'))
    .$call(optional('text', 'note', 'place_id'))
    .$call(optional('real', 'latitude', 'longitude'))
    .$call(required('integer', 'is_default'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('addresses_key', ['user_id', 'id'])
    .execute();
  await index('addresses_one_default', 'addresses', ['user_id'])
    .unique()
    .where(sql.ref('is_default'), '=', sql.lit(1))
    .execute();

  await tenantUserTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .$call(optional('text', 'previous_hash'))
    .$call(required(INSTANT, 'rotated_at', 'expires_at', 'created_at'))
    .execute();
  await index('sessions_user', 'sessions', ['user_id']).execute();
  await index('sessions_expiry', 'sessions', ['expires_at']).execute();
  await table('spent_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .$call(required(INSTANT, 'spent_at'))
    .execute();
  await index('spent_tokens_session', 'spent_tokens', ['session_id']).execute();
  await tenantUserTable('password_resets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .$call(required(INSTANT, 'expires_at'))
    .execute();
  await index('password_resets_user', 'password_resets', ['user_id']).execute();

  await tenantUserTable('staff')
    .$call(required('text', 'role'))
    .addPrimaryKeyConstraint('staff_key', ['restaurant_id', 'user_id'])
    .addCheckConstraint('staff_role', inList('role', ['Owner', 'Manager', 'Staff']))
    .execute();
  await tenantUserTable('favorites')
    .$call(required('text', 'product_id'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('favorites_key', ['restaurant_id', 'user_id', 'product_id'])
    .addForeignKeyConstraint('favorites_product', ['restaurant_id', 'product_id'], 'products', ['restaurant_id', 'id'])
    .execute();

  await tenantUserTable('promotion_customers')
    .$call(required('text', 'promotion_id'))
    .$call(required('integer', 'uses'))
    .addPrimaryKeyConstraint('promotion_customers_key', ['restaurant_id', 'promotion_id', 'user_id'])
    .addForeignKeyConstraint('promotion_customers_promotion', ['restaurant_id', 'promotion_id'], 'promotions', [
      'restaurant_id',
      'id',
    ])
    .addCheckConstraint('promotion_customers_uses', sql`uses >= 0`)
    .execute();

  await tenantUserTable('loyalty_balances')
    .$call(required('bigint', 'points'))
    .addPrimaryKeyConstraint('loyalty_balances_key', ['restaurant_id', 'user_id'])
    .addCheckConstraint('loyalty_balances_points', sql`points >= 0`)
    .execute();

  await tenantUserTable('orders')
    .$call(required('text', 'id', 'number', 'status', 'order_type'))
    .$call(required('integer', 'is_asap'))
    .$call(optional(INSTANT, 'scheduled_at', 'estimated_ready_at'))
    .$call(required(MONEY, 'subtotal', 'discount', 'delivery_fee', 'service_fee', 'taxes', 'total'))
    .$call(optional('text', 'promotion_id', 'promotion_code', 'promotion_name'))
    .$call(required('integer', 'points_spent', 'points_earned'))
    .$call(required('text', 'contact_phone', 'customer_notes'))
    .$call(optional('text', 'delivery_address'))
    .$call(required('text', 'payment_method', 'payment_status'))
    .$call(optional(INSTANT, 'paid_at'))
    .$call(required('text', 'customer_language', 'content_language'))
    .$call(required('integer', 'version'))
    .$call(required(INSTANT, 'created_at', 'updated_at'))
    .addPrimaryKeyConstraint('orders_key', ['restaurant_id', 'id'])
    .addUniqueConstraint('orders_number', ['restaurant_id', 'number'])
    .addForeignKeyConstraint('orders_promotion', ['restaurant_id', 'promotion_id'], 'promotions', [
      'restaurant_id',
      'id',
    ])
    .addCheckConstraint('orders_status', inList('status', ORDER_STATUSES))
    .addCheckConstraint('orders_type', inList('order_type', ['Delivery', 'Pickup']))
    .addCheckConstraint('orders_payment_status', inList('payment_status', ['Pending', 'Paid', 'Failed', 'Refunded']))
    .addCheckConstraint('orders_money', sql`subtotal >= 0 and discount >= 0 and delivery_fee >= 0 and total >= 0`)
    .execute();
  await index('orders_by_customer', 'orders', ['restaurant_id', 'user_id', 'created_at', 'id']).execute();
  await index('orders_by_customer_total', 'orders', ['restaurant_id', 'user_id', 'total', 'id']).execute();
  await index('orders_by_customer_status', 'orders', [
    'restaurant_id',
    'user_id',
    'status',
    'created_at',
    'id',
  ]).execute();
  await index('orders_by_status', 'orders', ['restaurant_id', 'status', 'created_at', 'id']).execute();
  await index('orders_by_time', 'orders', ['restaurant_id', 'created_at', 'id']).execute();

  const orderTable = (name: string) =>
    tenantTable(name)
      .$call(required('text', 'order_id'))
      .addForeignKeyConstraint(
        `${name}_order`,
        ['restaurant_id', 'order_id'],
        'orders',
        ['restaurant_id', 'id'],
        (fk) => fk.onDelete('cascade'),
      );
  await orderTable('order_lines')
    .$call(required('integer', 'position'))
    .$call(required('text', 'product_id', 'product_name', 'product_name_original'))
    .$call(optional('text', 'picture'))
    .$call(required('integer', 'quantity'))
    .$call(required(MONEY, 'unit_price', 'subtotal'))
    .$call(required('text', 'selected_options'))
    .addPrimaryKeyConstraint('order_lines_key', ['restaurant_id', 'order_id', 'position'])
    .addForeignKeyConstraint('order_lines_product', ['restaurant_id', 'product_id'], 'products', [
      'restaurant_id',
      'id',
    ])
    .addCheckConstraint('order_lines_quantity', sql`quantity >= 1 and subtotal >= 0`)
    .execute();
  await orderTable('order_status_history')
    .$call(required('integer', 'position'))
    .$call(required('text', 'status'))
    .$call(required(INSTANT, 'changed_at'))
    .$call(optional('text', 'notes', 'changed_by'))
    .addPrimaryKeyConstraint('order_status_history_key', ['restaurant_id', 'order_id', 'position'])
    .execute();
  await orderTable('idempotency_keys')
    .$call(required('text', 'user_id', 'key', 'body_hash'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('idempotency_keys_key', ['restaurant_id', 'user_id', 'key'])
    .execute();
  await index('idempotency_keys_age', 'idempotency_keys', ['created_at']).execute();

  await tenantUserTable('loyalty_ledger')
    .$call(required('text', 'id'))
    .$call(optional('text', 'order_id'))
    .$call(required('text', 'reason'))
    .$call(required('bigint', 'points'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('loyalty_ledger_key', ['restaurant_id', 'user_id', 'id'])
    .addForeignKeyConstraint('loyalty_ledger_order', ['restaurant_id', 'order_id'], 'orders', ['restaurant_id', 'id'])
    .addUniqueConstraint('loyalty_ledger_once', ['restaurant_id', 'order_id', 'reason'])
    .execute();

  await table('status_transitions')
    .$call(required('text', 'from_status', 'to_status', 'order_type'))
    .addPrimaryKeyConstraint('status_transitions_key', ['from_status', 'to_status', 'order_type'])
    .execute();

  await tenantTable('reviews')
    .$call(required('text', 'id'))
    .$call(optional('text', 'user_id', 'order_id'))
    .$call(required('text', 'user_name'))
    .$call(required('integer', 'half_stars'))
    .$call(optional('text', 'comment'))
    .$call(required('integer', 'is_visible'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('reviews_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint('reviews_order', ['restaurant_id', 'order_id'], 'orders', ['restaurant_id', 'id'])
    .addUniqueConstraint('reviews_one_an_order', ['restaurant_id', 'order_id'])
    .addCheckConstraint('reviews_half_stars', sql`half_stars between 1 and 10`)
    .execute();
  await index('reviews_by_time', 'reviews', ['restaurant_id', 'is_visible', 'created_at', 'id']).execute();
  await index('reviews_by_rating', 'reviews', ['restaurant_id', 'is_visible', 'half_stars', 'id']).execute();
  await tenantTable('review_replies')
    .$call(required('text', 'id', 'review_id'))
    .$call(optional('text', 'user_id'))
    .$call(required('text', 'user_name', 'user_role', 'comment'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('review_replies_key', ['restaurant_id', 'review_id', 'id'])
    .addForeignKeyConstraint(
      'review_replies_review',
      ['restaurant_id', 'review_id'],
      'reviews',
      ['restaurant_id', 'id'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();

  await tenantTable('translation_memory')
    .$call(required('text', 'source_lang', 'target_lang', 'source_hash', 'text', 'provenance'))
    .$call(optional('text', 'engine'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('translation_memory_key', ['restaurant_id', 'source_hash', 'source_lang', 'target_lang'])
    .execute();

  await tenantTable('outbox')
    .$call(required('text', 'id', 'kind', 'recipient', 'language', 'payload'))
    .$call(required('integer', 'attempts'))
    .$call(required(INSTANT, 'next_attempt_at'))
    .$call(optional(INSTANT, 'sent_at'))
    .$call(optional('text', 'last_error'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('outbox_key', ['restaurant_id', 'id'])
    .execute();
  await index('outbox_due', 'outbox', ['sent_at', 'next_attempt_at']).execute();

  await tenantUserTable('audit_log')
    .$call(required('text', 'id', 'action', 'subject', 'subject_id'))
    .$call(optional('text', 'before', 'after'))
    .$call(required(INSTANT, 'created_at'))
    .addPrimaryKeyConstraint('audit_log_key', ['restaurant_id', 'id'])
    .execute();
  await index('audit_log_by_time', 'audit_log', ['restaurant_id', 'created_at']).execute();

  await table('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .$call(required('text', 'value'))
    .execute();
}

type Table = CreateTableBuilder<string, string>;
const required =
  (type: Column, ...names: string[]) =>
  (table: Table): Table =>
    names.reduce((built, name) => built.addColumn(name, type, (c) => c.notNull()), table);
const optional =
  (type: Column, ...names: string[]) =>
  (table: Table): Table =>
    names.reduce((built, name) => built.addColumn(name, type), table);
