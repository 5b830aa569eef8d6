import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '../../src/server/people/same-person.ts';

/** Subscribers are compared with customers as everybody is: by mailbox, whatever tags and dots the address has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscribers').addColumn('mailbox_key', 'text').execute();
  const { rows } = await sql<{ email_key: string }>`
    select distinct email_key from subscribers where email_key is not null`.execute(db);
  for (const { email_key } of rows) {
    await sql`update subscribers set mailbox_key = ${mailboxKey(email_key)} where email_key = ${email_key}`.execute(db);
  }
}
