import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { DeliveriesTable } from '../platform/tables/connection-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type DeliveryRow = Selectable<DeliveriesTable>;

interface OfWebhook {
  restaurantId: string;
  webhookId: string;
}

/** An order's are sent one after the other, to each webhook for itself. */
export const DELIVERIES_TO_MAKE: WorkPlace<'deliveries'> = {
  table: 'deliveries',
  key: ['restaurant_id', 'webhook_id', 'id'],
  due: 'due_at',
  isOpen: sql`deliveries.outcome is null and not exists (
    select 1 from deliveries as earlier
    where earlier.restaurant_id = deliveries.restaurant_id and earlier.webhook_id = deliveries.webhook_id
      and earlier.order_id = deliveries.order_id and earlier.place < deliveries.place and earlier.outcome is null)`,
  attempts: 'attempts',
  error: 'last_error',
};

/** The last ones of a webhook, newest first, with their orders' numbers. */
export function lastDeliveries(
  db: Db,
  { restaurantId, webhookId }: OfWebhook,
  limit: number,
): Promise<(DeliveryRow & { number: string | null })[]> {
  return db
    .selectFrom('deliveries as d')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'd.restaurant_id').onRef('o.id', '=', 'd.order_id'),
    )
    .selectAll('d')
    .select('o.number')
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.webhook_id', '=', webhookId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.place', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

export async function insertDelivery(
  tx: Tx,
  row: Pick<DeliveryRow, 'restaurant_id' | 'webhook_id' | 'id' | 'event' | 'facts' | 'created_at' | 'give_up_at'>,
): Promise<void> {
  const { created_at: due_at } = row;
  await tx
    .insertInto('deliveries')
    .values({ ...row, ...NOT_ANSWERED, order_id: null, place: 0, due_at })
    .execute();
}

const NOT_ANSWERED = {
  ...{ attempts: 0, outcome: null, status: null, took_ms: null, answered_at: null, last_error: null },
} as const;

/** Makes a delivery due once more. Returns false if there is none. */
export async function deliverOnceMore(
  tx: Tx,
  { restaurantId, webhookId, id }: OfWebhook & { id: string },
  { now, giveUpAt }: { now: number; giveUpAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ ...NOT_ANSWERED, due_at: now, give_up_at: giveUpAt })
    .where('restaurant_id', '=', restaurantId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a webhook has taken something else since a delivery was queued. */
export async function tookOthers(db: Db, { restaurant_id, webhook_id, created_at }: DeliveryRow): Promise<boolean> {
  const taken = await db
    .selectFrom('deliveries')
    .select('id')
    .where('restaurant_id', '=', restaurant_id)
    .where('webhook_id', '=', webhook_id)
    .where('outcome', '=', 'delivered')
    .where('event', '!=', 'test')
    .where('answered_at', '>', created_at)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives up what a webhook has still to be told. */
export async function giveUpOpen(tx: Tx, { restaurantId, webhookId }: OfWebhook): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ outcome: 'failed' })
    .where('restaurant_id', '=', restaurantId)
    .where('webhook_id', '=', webhookId)
    .where('outcome', 'is', null)
    .execute();
}

/** Deletes at most `limit` that were done before `instant` (ms). Returns how many. */
export async function deleteDeliveriesBefore(db: Db, instant: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'webhook_id', 'id'),
        'in',
        selectFrom('deliveries')
          .select(['restaurant_id', 'webhook_id', 'id'])
          .where('created_at', '<', instant)
          .where('outcome', 'is not', null)
          .limit(limit)
          .$asTuple('restaurant_id', 'webhook_id', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
