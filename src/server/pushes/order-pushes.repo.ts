import type { Insertable, Selectable } from 'kysely';
import type { Database, Db, Tx } from '../platform/database/database.ts';
import type { OrderPushesTable } from '../platform/tables/push-tables.ts';

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

/** Claims at most `limit` due pushes until `until` (ms), by moving when they are due. Each goes to one process only. */
export async function claimOrderPushes(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<OrderPushRow[]> {
  return db
    .updateTable('order_pushes')
    .set((eb) => ({ due_at: until, attempts: eb('attempts', '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'order_id', 'endpoint_hash'),
        'in',
        selectFrom('order_pushes')
          .select(['restaurant_id', 'order_id', 'endpoint_hash'])
          .where('due_at', 'is not', null)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit)
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'order_id', 'endpoint_hash'),
      ),
    )
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
}

/** Notes when a claimed push is due again (null: not), unless the order has changed or another process has claimed it since. */
export async function endOrderPush(db: Db, claimed: OrderPushRow, dueAt: number | null): Promise<void> {
  await db
    .updateTable('order_pushes')
    .set({ due_at: dueAt })
    .where('restaurant_id', '=', claimed.restaurant_id)
    .where('order_id', '=', claimed.order_id)
    .where('endpoint_hash', '=', claimed.endpoint_hash)
    .where('due_at', '=', claimed.due_at)
    .where('attempts', '=', claimed.attempts)
    .execute();
}

/** Tells a browser nothing more of the order. */
export async function deleteOrderPush(db: Db, row: OrderPushRow): Promise<void> {
  await db
    .deleteFrom('order_pushes')
    .where('restaurant_id', '=', row.restaurant_id)
    .where('order_id', '=', row.order_id)
    .where('endpoint_hash', '=', row.endpoint_hash)
    .execute();
}
