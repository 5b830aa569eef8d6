import { type Kysely, sql } from 'kysely';
import { parseMinutes } from '../../src/domain/times/usual-minutes.ts';

interface Written {
  restaurant_id: string;
  field: 'delivery_time' | 'collection_time';
  text: string;
}

/**
 * The usual times as numbers (JSON, `{from, to}` in minutes): texts stood in the language that they were typed in. A text that names
 * no minutes stays until the restaurant sets some.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('delivery_minutes', 'text').execute();
  await db.schema.alterTable('restaurants').addColumn('collection_minutes', 'text').execute();
  const { rows } = await sql<Written>`
    select t.restaurant_id, t.field, t.text from texts as t
    join restaurants as r on r.id = t.restaurant_id and r.content_language = t.lang
    where t.subject = 'restaurant' and t.field in ('delivery_time', 'collection_time')
  `.execute(db);
  for (const { restaurant_id, field, text } of rows) {
    const minutes = parseMinutes(text);
    if (!minutes) continue;
    const column = sql.ref(field === 'delivery_time' ? 'delivery_minutes' : 'collection_minutes');
    await sql`update restaurants set ${column} = ${JSON.stringify(minutes)} where id = ${restaurant_id}`.execute(db);
    await sql`
      delete from texts where restaurant_id = ${restaurant_id} and subject = 'restaurant' and field = ${field}
    `.execute(db);
  }
}
