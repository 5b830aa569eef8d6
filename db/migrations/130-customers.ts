import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { searchKey } from '../../src/domain/search-key.ts';

const BATCH = 500;

interface Known {
  restaurant_id: string;
  user_id: string;
  name: string;
  kind: string;
  email: string;
  contact_phone: string;
  created_at: number;
}

/**
 * The book of each restaurant's customers: who ordered there, as staff search for them, and what staff noted. Its keys are compared by
 * their bytes, so that an index serves whatever begins with what somebody typed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable('customers')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name_key', key, (c) => c.notNull())
    .addColumn('last_name_key', key, (c) => c.notNull())
    .addColumn('email_key', key, (c) => c.notNull())
    .addColumn('phone_key', key, (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('last_order_at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('customers_key', ['restaurant_id', 'user_id'])
    .execute();
  for (const column of ['name_key', 'last_name_key', 'email_key', 'phone_key'])
    await db.schema.createIndex(`customers_by_${column}`).on('customers').columns(['restaurant_id', column]).execute();
  await db.schema
    .createIndex('customers_by_time')
    .on('customers')
    .columns(['restaurant_id', 'last_order_at', 'user_id'])
    .execute();
  await db.schema.createIndex('customers_by_user').on('customers').columns(['user_id']).execute();
  await db.schema.alterTable('loyalty_ledger').addColumn('note', 'text').execute();
  await enterKnown(db);
}

/** Enters who has ordered until now, with what their last order says. */
async function enterKnown(db: Kysely<unknown>): Promise<void> {
  for (let last: Known | undefined; ; ) {
    const { rows } = await sql<Known>`
      select o.restaurant_id, o.user_id, u.name, u.kind, u.email, o.contact_phone, o.created_at
      from orders as o join users as u on u.id = o.user_id
      where o.status not in ('Awaiting Payment', 'Not Paid') and u.email not like '%@deleted.invalid'
        and (o.restaurant_id, o.user_id) > (${last?.restaurant_id ?? ''}, ${last?.user_id ?? ''})
        and not exists (
          select 1 from orders as later where later.restaurant_id = o.restaurant_id and later.user_id = o.user_id
            and later.status not in ('Awaiting Payment', 'Not Paid')
            and (later.created_at, later.id) > (o.created_at, o.id))
      order by o.restaurant_id, o.user_id limit ${sql.lit(BATCH)}`.execute(db);
    for (const row of rows) {
      const keys = keysOf(row);
      await sql`
        insert into customers (restaurant_id, user_id, name_key, last_name_key, email_key, phone_key, phone, last_order_at)
        values (${row.restaurant_id}, ${row.user_id}, ${keys.name_key}, ${keys.last_name_key}, ${keys.email_key},
          ${keys.phone_key}, ${row.contact_phone}, ${row.created_at})`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

function keysOf({ name, email, contact_phone }: Known) {
  const key = searchKey(name);
  return {
    name_key: key,
    last_name_key: key.split(' ').at(-1),
    email_key: email.endsWith('.invalid') ? '' : email.normalize().toLowerCase(),
    phone_key: [...contact_phone.replace(/\D/g, '').slice(-9)].reverse().join(''),
  };
}
