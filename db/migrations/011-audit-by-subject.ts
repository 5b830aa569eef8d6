import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Lets audit entries have no user, for what the system does by itself, and indexes them by subject. SQLite can only make a column
 * nullable in a new table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await db.schema
      .alterTable('audit_log')
      .alterColumn('user_id', (c) => c.dropNotNull())
      .execute();
  } else {
    await sql`alter table audit_log rename to audit_log_before`.execute(db);
    await db.schema
      .createTable('audit_log')
      .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('subject_id', 'text', (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_log_key', ['restaurant_id', 'id'])
      .execute();
    const columns = sql`restaurant_id, user_id, id, action, subject, subject_id, before, after, created_at`;
    await sql`insert into audit_log (${columns}) select ${columns} from audit_log_before`.execute(db);
    await db.schema.dropTable('audit_log_before').execute();
    await index(db, 'audit_log_by_time', ['restaurant_id', 'created_at', 'id']);
  }
  await index(db, 'audit_log_by_subject', ['restaurant_id', 'subject', 'subject_id', 'created_at', 'id']);
}

async function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on('audit_log').columns(columns).execute();
}
