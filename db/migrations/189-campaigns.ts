import type { Kysely } from 'kysely';

/**
 * Mails to the mailing list: what each says and whom it is for, and a row for each subscriber that it goes to, who is mailed once;
 * how many a restaurant sends in a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('campaign_mails_a_day', 'integer', (c) => c.notNull().defaultTo(200))
    .execute();
  await db.schema.alterTable('subscribers').addColumn('mailed_at', 'bigint').execute();
  await db.schema
    .createTable('campaigns')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('occasion', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text')
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('quiet_weeks', 'integer')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('campaigns_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema.createIndex('campaigns_by_state').on('campaigns').columns(['state', 'restaurant_id']).execute();
  await db.schema
    .createTable('campaign_mails')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('campaign_id', 'text', (c) => c.notNull())
    .addColumn('subscriber_id', 'text', (c) => c.notNull())
    .addColumn('queued_at', 'bigint')
    .addPrimaryKeyConstraint('campaign_mails_key', ['restaurant_id', 'campaign_id', 'subscriber_id'])
    .addForeignKeyConstraint(
      'campaign_mails_campaign',
      ['restaurant_id', 'campaign_id'],
      'campaigns',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'campaign_mails_subscriber',
      ['restaurant_id', 'subscriber_id'],
      'subscribers',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('campaign_mails_by_time')
    .on('campaign_mails')
    .columns(['restaurant_id', 'queued_at'])
    .execute();
  await db.schema
    .createIndex('campaign_mails_by_subscriber')
    .on('campaign_mails')
    .columns(['restaurant_id', 'subscriber_id'])
    .execute();
}
