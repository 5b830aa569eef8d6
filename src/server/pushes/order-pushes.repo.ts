import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { OrderPushesTable } from '../platform/tables/push-tables.ts';
import { PROMISE_COLUMNS } from '../promises/promise-of-row.ts';
import type { WorkPlace } from '../work/leases.ts';

export type OrderPushRow = Selectable<OrderPushesTable>;

interface OfOrder {
  restaurantId: string;
  orderId: string;
}

/** Adds a browser to an order. One that is known keeps its place, with its new keys. */
export async function keepOrderPush(tx: Tx, row: Insertable<OrderPushesTable>): Promise<void> {
  const { language, p256dh, auth, link_hash } = row;
  await tx
    .insertInto('order_pushes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'order_id', 'endpoint_hash'])
        .doUpdateSet({ language, p256dh, auth, link_hash }),
    )
    .execute();
}

/** How many browsers an order has beside this one. */
export async function otherPushes(db: Db, { restaurantId, orderId }: OfOrder, endpointHash: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_pushes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('endpoint_hash', '!=', endpointHash)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an order has a link, which is locked until the transaction ends: nobody turns it off meanwhile. */
export async function holdLink(
  tx: Tx,
  { restaurantId, orderId, tokenHash }: OfOrder & { tokenHash: string },
): Promise<boolean> {
  const held = await tx
    .updateTable('order_links')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('restaurant_id', '=', restaurantId)
    .where('token_hash', '=', tokenHash)
    .where('order_id', '=', orderId)
    .returning('token_hash')
    .executeTakeFirst();
  return held !== undefined;
}

/** Tells no browser more of an order that asked by a link which is over. */
export async function endUnlinkedPushes(tx: Tx, { restaurantId, orderId }: OfOrder): Promise<void> {
  await tx
    .deleteFrom('order_pushes')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('link_hash', 'is not', null)
    .where('link_hash', 'not in', (eb) =>
      eb
        .selectFrom('order_links')
        .select('token_hash')
        .where('restaurant_id', '=', restaurantId)
        .where('order_id', '=', orderId),
    )
    .execute();
}

/** Has an order's browsers told how it stands. Call it in the transaction that changes the order's status. */
export async function queueOrderPushes(tx: Tx, { restaurantId, orderId }: OfOrder, now: number): Promise<void> {
  await tx
    .updateTable('order_pushes')
    .set({ due_at: now, attempts: 0 })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .execute();
}

export const PUSHES_TO_SEND: WorkPlace<'order_pushes'> = {
  table: 'order_pushes',
  key: ['restaurant_id', 'order_id', 'endpoint_hash'],
  due: 'due_at',
  isOpen: sql`due_at is not null`,
  attempts: 'attempts',
  error: null,
};

/** The order that a push tells of, as it is now. */
export function orderOfPush(db: Db, { restaurant_id, order_id }: OrderPushRow) {
  return db
    .selectFrom('orders')
    .select(['number', 'status', 'order_type', 'proposal', ...PROMISE_COLUMNS])
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', order_id)
    .executeTakeFirst();
}

/** Tells a browser nothing more of the order, unless that has changed since the push was claimed. */
export async function deleteClaimedPush(db: Db, claimed: OrderPushRow): Promise<void> {
  await db
    .deleteFrom('order_pushes')
    .where('restaurant_id', '=', claimed.restaurant_id)
    .where('order_id', '=', claimed.order_id)
    .where('endpoint_hash', '=', claimed.endpoint_hash)
    .where('due_at', '=', claimed.due_at)
    .execute();
}
