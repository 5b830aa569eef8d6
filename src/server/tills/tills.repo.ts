import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { TillOrdersTable, TillsTable } from '../platform/tables/connection-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type TillRow = Selectable<TillsTable>;
export type TillOrderRow = Selectable<TillOrdersTable>;
type OfOrder = Pick<TillOrderRow, 'restaurant_id' | 'order_id'>;

export const ORDERS_FOR_TILLS: WorkPlace<'till_orders'> = {
  table: 'till_orders',
  key: ['restaurant_id', 'order_id'],
  due: 'due_at',
  isOpen: sql`till_orders.outcome is null`,
  attempts: 'attempts',
  error: 'last_error',
};

export function findTill(db: Db, restaurantId: string): Promise<TillRow | undefined> {
  return db.selectFrom('tills').selectAll().where('restaurant_id', '=', restaurantId).executeTakeFirst();
}

/** Whether another restaurant of this server has a location. Over all restaurants on purpose: a location tells one address only. */
export async function isLocationTaken(db: Db, locationId: string, restaurantId: string): Promise<boolean> {
  const found = await db
    .selectFrom('tills')
    .select('restaurant_id')
    .where('location_id', '=', locationId)
    .where('restaurant_id', '!=', restaurantId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Connects a till. What is open for the same location goes on; orders for another one are not sent to this. */
export async function keepTill(tx: Tx, row: TillRow): Promise<void> {
  const { restaurant_id, ...columns } = row;
  const before = await findTill(tx, restaurant_id);
  if (before?.location_id === row.location_id) {
    await tx.updateTable('tills').set(columns).where('restaurant_id', '=', restaurant_id).execute();
    return;
  }
  await deleteTill(tx, restaurant_id);
  await tx.insertInto('tills').values(row).execute();
}

/** Deletes a till, with what it was to have. */
export async function deleteTill(tx: Tx, restaurantId: string): Promise<void> {
  await tx.deleteFrom('till_orders').where('restaurant_id', '=', restaurantId).execute();
  await tx.deleteFrom('tills').where('restaurant_id', '=', restaurantId).execute();
}

/** Notes whether a till works, if it still is the one with that token. */
export async function noteHealth(
  db: Db,
  { restaurant_id, token_sealed, failed_at }: TillRow,
  failure: { at: number; error: string } | null,
): Promise<void> {
  if (failure === null && failed_at === null) return;
  await db
    .updateTable('tills')
    .set({ failed_at: failure && (failed_at ?? failure.at), last_error: failure?.error ?? null })
    .where('restaurant_id', '=', restaurant_id)
    .where('token_sealed', '=', token_sealed)
    .execute();
}

export function findTillOrder(
  db: Db,
  restaurantId: string,
  by: { ref: string } | { orderId: string },
): Promise<TillOrderRow | undefined> {
  return db
    .selectFrom('till_orders')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('ref' in by ? 'till_ref' : 'order_id', '=', 'ref' in by ? by.ref : by.orderId)
    .executeTakeFirst();
}

/** Keeps what is known of an order at the till, whoever has it as a piece of work meanwhile. */
export async function keepTold(
  db: Db,
  { restaurant_id, order_id }: OfOrder,
  told: Partial<Pick<TillOrderRow, 'till_ref' | 'told_status' | 'told_time'>>,
): Promise<void> {
  await db
    .updateTable('till_orders')
    .set(told)
    .where('restaurant_id', '=', restaurant_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Tries at once whatever waits for a till or was given up since `since` (ms). */
export async function tryAllAgain(
  tx: Tx,
  restaurantId: string,
  { now, since }: { now: number; since: number },
): Promise<void> {
  await tx
    .updateTable('till_orders')
    .set({ due_at: now, attempts: 0, outcome: null, created_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('till_ref', 'is', null)
    .where('created_at', '>=', since)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'failed')]))
    .execute();
  await tx
    .updateTable('till_orders')
    .set({ due_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('outcome', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
}

/** What has not come to the till, or cannot be followed there, the oldest first, with the orders' numbers. */
export function findWaitingForTill(
  db: Db,
  restaurantId: string,
  { since, limit }: { since: number; limit: number },
): Promise<(TillOrderRow & { number: string })[]> {
  return db
    .selectFrom('till_orders as t')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 't.restaurant_id').onRef('o.id', '=', 't.order_id'),
    )
    .selectAll('t')
    .select('o.number')
    .where('t.restaurant_id', '=', restaurantId)
    .where('t.created_at', '>=', since)
    .where((eb) =>
      eb.or([
        eb('t.outcome', '=', 'failed'),
        eb('t.outcome', 'is', null).and(eb.or([eb('t.till_ref', 'is', null), eb('t.last_error', 'is not', null)])),
      ]),
    )
    .orderBy('t.created_at')
    .orderBy('t.order_id')
    .limit(limit)
    .execute();
}

/** Deletes at most `limit` that are over and older than `instant` (ms). Returns how many. */
export async function deleteTillOrdersBefore(db: Db, instant: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('till_orders')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'order_id'),
        'in',
        selectFrom('till_orders')
          .select(['restaurant_id', 'order_id'])
          .where('created_at', '<', instant)
          .where('outcome', 'is not', null)
          .limit(limit)
          .$asTuple('restaurant_id', 'order_id'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
