import { type Kysely, sql } from 'kysely';

/**
 * Where a restaurant delivers as a JSON list of zones, in the order in which they are asked, each with its terms in minor units; null:
 * everywhere, by the restaurant's own. A list of postcodes (decision 067) becomes one zone without terms of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('zones', 'text').execute();
  const { rows } = await sql<{ id: string; delivery_postcodes: string }>`
    select id, delivery_postcodes from restaurants where delivery_postcodes is not null`.execute(db);
  for (const { id, delivery_postcodes } of rows) {
    const terms = { fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
    const shape = { kind: 'postcodes', postcodes: JSON.parse(delivery_postcodes) };
    const zones = JSON.stringify([{ id: 'area', name: '', shape, ...terms }]);
    await sql`update restaurants set zones = ${zones} where id = ${id}`.execute(db);
  }
}
