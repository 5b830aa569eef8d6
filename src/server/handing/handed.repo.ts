import { type Selectable, sql } from 'kysely';
import {
  type DeliveryService,
  HANDED_ENDS,
  type HandedDelivery,
} from '../../domain/delivery-services/delivery-services.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { HandedDeliveriesTable } from '../platform/tables/connection-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type HandedRow = Selectable<HandedDeliveriesTable>;
type OfRow = Pick<HandedRow, 'restaurant_id' | 'order_id' | 'attempt'>;

export const DELIVERIES_TO_HAND: WorkPlace<'handed_deliveries'> = {
  table: 'handed_deliveries',
  key: ['restaurant_id', 'order_id', 'attempt'],
  due: 'due_at',
  isOpen: sql`handed_deliveries.outcome is null`,
  attempts: 'attempts',
  error: 'last_error',
};

export async function insertHanded(tx: Tx, row: HandedRow): Promise<void> {
  await tx.insertInto('handed_deliveries').values(row).execute();
}

export function findHanded(db: Db, { restaurant_id, order_id, attempt }: OfRow): Promise<HandedRow | undefined> {
  return db
    .selectFrom('handed_deliveries')
    .selectAll()
    .where('restaurant_id', '=', restaurant_id)
    .where('order_id', '=', order_id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
}

/** The ids at its service of all deliveries of an order. */
export async function refsOfOrder(
  db: Db,
  { restaurant_id, order_id }: Pick<HandedRow, 'restaurant_id' | 'order_id'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('handed_deliveries')
    .select('ref')
    .where('restaurant_id', '=', restaurant_id)
    .where('order_id', '=', order_id)
    .execute();
  return rows.flatMap(({ ref }) => ref ?? []);
}

/** Keeps what is known of a delivery, whoever has it as a piece of work meanwhile. */
export async function keepHanded(
  db: Db,
  { restaurant_id, order_id, attempt }: OfRow,
  change: Partial<HandedRow>,
): Promise<void> {
  await db
    .updateTable('handed_deliveries')
    .set(change)
    .where('restaurant_id', '=', restaurant_id)
    .where('order_id', '=', order_id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Has the delivery of an id at a service looked at at once. Nothing where nobody knows the id, or it is over. */
export async function askForNews(
  db: Db,
  { restaurantId, service, ref, now }: { restaurantId: string; service: DeliveryService; ref: string; now: number },
): Promise<void> {
  await db
    .updateTable('handed_deliveries')
    .set({ due_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('service', '=', service)
    .where('ref', '=', ref)
    .where('outcome', 'is', null)
    .execute();
}

/** Whether a service still has an order of the restaurant. */
export async function hasOpenHanded(db: Db, restaurantId: string, service: DeliveryService): Promise<boolean> {
  const found = await db
    .selectFrom('handed_deliveries')
    .select('order_id')
    .where('restaurant_id', '=', restaurantId)
    .where('service', '=', service)
    .where('outcome', 'is', null)
    .where('state', 'not in', HANDED_ENDS)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes on the order how far its delivery is; `isBack`: nobody has it from now on. The caller has locked the order. */
export async function writeHanded(
  tx: Tx,
  { restaurant_id, order_id }: Pick<HandedRow, 'restaurant_id' | 'order_id'>,
  handed: HandedDelivery,
  { isBack }: { isBack: boolean },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      handed: toJson(handed),
      ...(isBack && { courier_device: null, courier_name: null, courier_at: null }),
    })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', order_id)
    .execute();
}
