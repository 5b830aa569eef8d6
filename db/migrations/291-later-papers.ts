import type { Kysely } from 'kysely';

/** Papers that follow a first one, printers that never say what became of a paper, and how long papers are worth printing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('print_jobs')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('order'))
    .execute();
  await db.schema.alterTable('print_jobs').addColumn('due_before', 'bigint').execute();
  await db.schema
    .alterTable('print_jobs')
    .addColumn('handed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('printers')
    .addColumn('oldest_minutes', 'integer', (c) => c.notNull().defaultTo(120))
    .execute();
  await db.schema.alterTable('printers').addColumn('answered_at', 'bigint').execute();
  await db.schema.alterTable('printers').addColumn('unanswered_at', 'bigint').execute();
}
