import { type Kysely, sql } from 'kysely';

/** Numbers of credit notes, which count up without gaps in each restaurant and year, on the refunds that they are for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_note_counters')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('credit_note_counters_key', ['restaurant_id', 'year'])
    .execute();
  await db.schema.alterTable('payment_acts').addColumn('credit_year', 'integer').execute();
  await db.schema.alterTable('payment_acts').addColumn('credit_number', 'integer').execute();
  await sql`create unique index payment_acts_credit_notes on payment_acts (restaurant_id, credit_year, credit_number)
    where credit_number is not null`.execute(db);
}
