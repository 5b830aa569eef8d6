import type { Kysely } from 'kysely';

/** What cooks call a dish or an option, if that is not its name, and how long a dish cooks. null: its name; nobody has said how long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('kitchen_name', 'text').execute();
  await db.schema.alterTable('products').addColumn('cooking_minutes', 'integer').execute();
  await db.schema.alterTable('option_values').addColumn('kitchen_name', 'text').execute();
}
