import { type Kysely, PostgresAdapter, sql } from 'kysely';

const PICTURES = { highlights_picture: 'picture_id', highlights_tall_picture: 'tall_picture_id' } as const;

/** A slide's pictures are its restaurant's own, as a dish's are. SQLite can only add a foreign key to a new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of Object.values(PICTURES)) {
    await sql`update highlights set ${sql.ref(column)} = null where not exists (select from_pictures.id
      from pictures as from_pictures where from_pictures.restaurant_id = highlights.restaurant_id
      and from_pictures.id = highlights.${sql.ref(column)})`.execute(db);
  }
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    for (const [name, column] of Object.entries(PICTURES)) {
      await db.schema
        .alterTable('highlights')
        .addForeignKeyConstraint(name, ['restaurant_id', column], 'pictures', ['restaurant_id', 'id'])
        .execute();
    }
    return;
  }
  await sql`alter table highlights rename to highlights_before`.execute(db);
  const table = db.schema
    .createTable('highlights')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('picture_id', 'text')
    .addColumn('tall_picture_id', 'text')
    .addColumn('video', 'text')
    .addColumn('link_url', 'text')
    .addColumn('button_color', 'text')
    .addColumn('button_text_color', 'text')
    .addColumn('overlay_color', 'text')
    .addColumn('text_color', 'text')
    .addColumn('animation_hint', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_active', 'integer', (c) => c.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('highlights_key', ['restaurant_id', 'id']);
  await Object.entries(PICTURES)
    .reduce(
      (made, [name, column]) =>
        made.addForeignKeyConstraint(name, ['restaurant_id', column], 'pictures', ['restaurant_id', 'id']),
      table,
    )
    .execute();
  const columns = sql`restaurant_id, id, picture_id, tall_picture_id, video, link_url, button_color, button_text_color,
    overlay_color, text_color, animation_hint, position, is_active`;
  await sql`insert into highlights (${columns}) select ${columns} from highlights_before`.execute(db);
  await db.schema.dropTable('highlights_before').execute();
}
