import { type Kysely, sql } from 'kysely';

/** Invitations to work at a restaurant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('invited_by', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mail_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['restaurant_id', 'id'])
    .addUniqueConstraint('invitations_address', ['restaurant_id', 'email_key'])
    .addCheckConstraint('invitations_role', sql`role in ('Owner', 'Manager', 'Staff')`)
    .addCheckConstraint('invitations_state', sql`state in ('open', 'accepted', 'withdrawn')`)
    .execute();
  await db.schema.createIndex('invitations_expiry').on('invitations').column('expires_at').execute();
}
