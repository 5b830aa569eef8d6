import { type Kysely, sql } from 'kysely';

/** Stored counts of reviews by rating and of promotions' results: counting rows would take longer the more there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_counts')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('half_stars', 'integer', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('review_counts_key', ['restaurant_id', 'half_stars'])
    .addCheckConstraint('review_counts_count', sql`count >= 0`)
    .execute();
  await sql`
    insert into review_counts (restaurant_id, half_stars, count)
    select restaurant_id, half_stars, count(*) from reviews where is_visible = 1 group by restaurant_id, half_stars
  `.execute(db);

  await db.schema
    .alterTable('promotions')
    .addColumn('discount_given', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('promotions')
    .addColumn('revenue', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  const sumOf = (column: string) => sql`(
    select coalesce(sum(o.${sql.ref(column)}), 0) from orders as o
    where o.restaurant_id = promotions.restaurant_id and o.promotion_id = promotions.id
      and o.status not in ('Cancelled by User', 'Cancelled by Restaurant', 'Failed'))`;
  await sql`update promotions set discount_given = ${sumOf('discount')}, revenue = ${sumOf('total')}`.execute(db);
}
