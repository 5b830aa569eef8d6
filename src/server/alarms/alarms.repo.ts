import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { INITIAL_STATUS } from '../../domain/orders/order-status.ts';
import type { Database, Db, Tx } from '../platform/database/database.ts';
import type { AlarmsTable } from '../platform/tables/alarm-tables.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';

/*
 * One loop serves all restaurants: it asks which have something due, and then takes each restaurant's steps in one transaction.
 */

type AlarmRow = Selectable<AlarmsTable>;
export type WaitingOrder = Pick<
  Selectable<OrdersTable>,
  'id' | 'number' | 'order_type' | 'total' | 'created_at' | 'scheduled_at'
>;

export async function insertAlarms(tx: Tx, rows: Insertable<AlarmsTable>[]): Promise<void> {
  if (rows.length) await tx.insertInto('alarms').values(rows).execute();
}

/** At most `limit` restaurants with steps that are due, the one first whose step is due longest. */
export async function restaurantsWithDueAlarms(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('alarms')
    .select('restaurant_id')
    .where('due_at', '<=', now)
    .groupBy('restaurant_id')
    .orderBy((eb) => eb.fn.min('due_at'))
    .limit(limit)
    .execute();
  return rows.map(({ restaurant_id }) => restaurant_id);
}

/** Lets due pushes wait until `until` (ms), or until they are late, which comes first. */
export async function postponePushes(
  tx: Tx,
  { restaurantId, now, until }: { restaurantId: string; now: number; until: number },
): Promise<void> {
  await tx
    .updateTable('alarms')
    .set({ due_at: sql`case when late_at < ${until} then late_at else cast(${until} as bigint) end` })
    .where('restaurant_id', '=', restaurantId)
    .where('step', '=', 'push')
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('late_at', '>', now), eb('late_at', 'is', null)]))
    .execute();
}

/** Takes the restaurant's due steps: each goes to one caller only, whose transaction must also queue what it leads to. */
export async function takeDueAlarms(
  tx: Tx,
  dialect: Database['dialect'],
  { restaurantId, now }: { restaurantId: string; now: number },
): Promise<Pick<AlarmRow, 'order_id' | 'step'>[]> {
  return tx
    .deleteFrom('alarms')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'order_id', 'step'),
        'in',
        selectFrom('alarms')
          .select(['restaurant_id', 'order_id', 'step'])
          .where('restaurant_id', '=', restaurantId)
          .where('due_at', '<=', now)
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'order_id', 'step'),
      ),
    )
    .returning(['order_id', 'step'])
    .execute();
}

/** Those of the orders that still wait for an answer, oldest first. */
export async function stillWaiting(db: Db, restaurantId: string, orderIds: readonly string[]): Promise<WaitingOrder[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'order_type', 'total', 'created_at', 'scheduled_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', orderIds)
    .where('status', '=', INITIAL_STATUS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
