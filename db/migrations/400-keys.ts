import { type Kysely, sql } from 'kysely';

/**
 * Keys by which other systems act at a restaurant (decision 135). Each is a user of a kind of its own, so that whatever names who did
 * something names the key. SQLite cannot change a check: the column is replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('users_by_kind').execute();
  await db.schema
    .alterTable('users')
    .addColumn('kind_of_three', 'text', (c) =>
      c.notNull().defaultTo('customer').check(sql`kind_of_three in ('customer', 'guest', 'key')`),
    )
    .execute();
  await sql`update users set kind_of_three = kind where kind <> 'customer'`.execute(db);
  await db.schema.alterTable('users').dropColumn('kind').execute();
  await db.schema.alterTable('users').renameColumn('kind_of_three', 'kind').execute();
  await db.schema.createIndex('users_by_kind').on('users').columns(['kind', 'name', 'created_at']).execute();
  await db.schema
    .createTable('keys')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('hint', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint')
    .addPrimaryKeyConstraint('keys_key', ['restaurant_id', 'id'])
    .addUniqueConstraint('keys_by_token', ['restaurant_id', 'token_hash'])
    .execute();
  await db.schema.createIndex('keys_by_user').on('keys').columns(['id']).execute();
}
