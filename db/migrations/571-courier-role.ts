import { type Kysely, PostgresAdapter, sql } from 'kysely';

const ROLES = sql`role in ('Owner', 'Manager', 'Staff', 'Courier')`;

/** Whoever works at a restaurant may be its courier (decision 195). SQLite can only change what a column may say in a new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    for (const table of ['staff', 'invitations'] as const) {
      await db.schema.alterTable(table).dropConstraint(`${table}_role`).execute();
      await db.schema.alterTable(table).addCheckConstraint(`${table}_role`, ROLES).execute();
    }
    return;
  }
  // What refers to the staff would be deleted with the table.
  const kept = ['staff', 'staff_devices', 'rings', 'invitations'] as const;
  for (const table of kept) {
    await sql`create table ${sql.table(`${table}_before`)} as select * from ${sql.table(table)}`.execute(db);
  }
  for (const table of kept.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable('staff').execute();
  await db.schema.dropTable('invitations').execute();
  await createStaff(db);
  await createInvitations(db);
  for (const table of kept) {
    await sql`insert into ${sql.table(table)} select * from ${sql.table(`${table}_before`)}`.execute(db);
    await db.schema.dropTable(`${table}_before`).execute();
  }
}

async function createStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('told_monday', 'text')
    .addPrimaryKeyConstraint('staff_key', ['restaurant_id', 'user_id'])
    .addCheckConstraint('staff_role', ROLES)
    .execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
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
    .addCheckConstraint('invitations_role', ROLES)
    .addCheckConstraint('invitations_state', sql`state in ('open', 'accepted', 'withdrawn')`)
    .execute();
  await db.schema.createIndex('invitations_expiry').on('invitations').column('expires_at').execute();
}
