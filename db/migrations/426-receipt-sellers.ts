import { type Kysely, sql } from 'kysely';
import { sellerOf } from '../../src/contract/receipt-document.ts';

type Row = Record<'id' | 'name' | 'street' | 'city' | 'postcode' | 'country', string> & { legal: string | null };

/** A receipt keeps who sold, as of the day of issue. Those that exist keep what they say today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('receipts').addColumn('seller', 'text').execute();
  const { rows } = await sql<Row>`
    select id, name, street, city, postcode, country, legal from restaurants
    where exists (select 1 from receipts where restaurant_id = restaurants.id)`.execute(db);
  for (const { id, name, legal, ...address } of rows) {
    const seller = JSON.stringify(sellerOf({ name, address, legal: legal === null ? undefined : JSON.parse(legal) }));
    await sql`update receipts set seller = ${seller} where restaurant_id = ${id}`.execute(db);
  }
}
