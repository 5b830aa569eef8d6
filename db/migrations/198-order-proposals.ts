import { type Kysely, sql } from 'kysely';

/** Changes that make an order dearer, to which its customer has to agree; and the payments that pay the difference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('proposal', 'text').execute();
  await db.schema.alterTable('orders').addColumn('proposal_until', 'bigint').execute();
  await db.schema
    .createIndex('orders_by_proposal')
    .on('orders')
    .column('proposal_until')
    .where(sql.ref('proposal_until'), 'is not', null)
    .execute();
  await db.schema.alterTable('payments').addColumn('proposal_id', 'text').execute();
  await db.schema.alterTable('payments').addColumn('applied_at', 'bigint').execute();
}
