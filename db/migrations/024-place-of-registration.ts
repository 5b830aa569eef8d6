import { type Kysely, sql } from 'kysely';

/**
 * The restaurant at which an account was registered, so that the account is known there when nobody is signed in. For accounts from
 * before this migration it is where their oldest session began; null: nobody knows any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('registered_with', 'text', (c) => c.references('restaurants.id').onDelete('set null'))
    .execute();
  await sql`
    update users set registered_with = (
      select restaurant_id from sessions where sessions.user_id = users.id order by created_at, id limit 1
    )`.execute(db);
}
