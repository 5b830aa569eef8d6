import type { Kysely } from 'kysely';

/** Who an account is at Google, Apple or Facebook, sign-ins with them that are under way, and since when an address is proved (decision 204). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_proved_at', 'bigint').execute();
  await db.schema
    .createTable('identities')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('identities_key', ['provider', 'subject'])
    .addUniqueConstraint('identities_user', ['user_id', 'provider'])
    .execute();
  await db.schema
    .createTable('sign_ins_under_way')
    .addColumn('state_hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('redirect', 'text')
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.unique())
    .addColumn('outcome', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_under_way_expiry').on('sign_ins_under_way').column('expires_at').execute();
  await db.schema.createIndex('sign_ins_under_way_user').on('sign_ins_under_way').column('user_id').execute();
}
