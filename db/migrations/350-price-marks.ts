import type { Kysely } from 'kysely';

/**
 * What a dish says beside its price: the deposit on its bottle or can, and how much is in it (millilitres or grams; null: not said). An
 * order keeps the deposits that it was placed with: of one unit of each line, and of all together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['products', 'order_lines', 'orders']) {
    await db.schema
      .alterTable(table)
      .addColumn('deposit', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('products').addColumn('content_size', 'integer').execute();
  await db.schema.alterTable('products').addColumn('content_unit', 'text').execute();
}
