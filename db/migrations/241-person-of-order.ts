import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Who ordered, as the order says: a guest's browser may order again as somebody else. Of a guest who has, only the address of an
 * earlier order is still known, as it is compared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('customer_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('orders').addColumn('customer_email', 'text').execute();
  await sql`
    update orders set
      customer_name = (select u.name from users as u where u.id = orders.user_id),
      customer_email = (
        select case
          when u.email like '%.invalid' then null
          when u.kind = 'guest' and orders.guest_email_key is null then null
          when orders.guest_email_key is not null and coalesce(u.contact_email_key, '') <> orders.guest_email_key
            then orders.guest_email_key
          else u.email
        end
        from users as u where u.id = orders.user_id)`.execute(db);
  await createAliases(db);
}

/** By what else staff find a guest, who ordered under it before. */
async function createAliases(db: Kysely<unknown>): Promise<void> {
  const key = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable('customer_aliases')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('name_key', key, (c) => c.notNull())
    .addColumn('last_name_key', key, (c) => c.notNull())
    .addColumn('email_key', key, (c) => c.notNull())
    .addColumn('phone_key', key, (c) => c.notNull())
    .addPrimaryKeyConstraint('customer_aliases_key', ['restaurant_id', 'user_id', 'name_key', 'email_key', 'phone_key'])
    .addForeignKeyConstraint(
      'customer_aliases_customer',
      ['restaurant_id', 'user_id'],
      'customers',
      ['restaurant_id', 'user_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  for (const column of ['name_key', 'last_name_key', 'email_key', 'phone_key'])
    await db.schema
      .createIndex(`customer_aliases_by_${column}`)
      .on('customer_aliases')
      .columns(['restaurant_id', column])
      .execute();
}
