import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { WebhooksTable } from '../platform/tables/connection-tables.ts';

export type WebhookRow = Selectable<WebhooksTable>;

interface At {
  restaurantId: string;
  id: string;
}

/** The restaurant's webhooks, the oldest first. */
export function webhooksOf(db: Db, restaurantId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findWebhook(db: Db, { restaurantId, id }: At): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertWebhook(tx: Tx, row: Insertable<WebhooksTable>): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

/** Changes a webhook. Returns false if there is none. */
export async function updateWebhook(
  tx: Tx,
  { restaurantId, id }: At,
  change: Omit<Updateable<WebhooksTable>, 'restaurant_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set(change)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a webhook with its deliveries. Returns false if there is none. */
export async function deleteWebhook(tx: Tx, { restaurantId, id }: At): Promise<boolean> {
  await tx.deleteFrom('deliveries').where('restaurant_id', '=', restaurantId).where('webhook_id', '=', id).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('webhooks')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
