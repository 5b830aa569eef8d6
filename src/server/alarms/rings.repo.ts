import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { RingsTable } from '../platform/tables/alarm-tables.ts';

export type RingRow = Selectable<RingsTable>;

interface NewRing {
  restaurantId: string;
  /** null: the webhook. */
  deviceId: string | null;
  /** null: it is about printers, or a test. */
  orderIds: string[] | null;
  printerIds?: string[];
  now: number;
}

export async function insertRings(tx: Tx, rings: readonly NewRing[]): Promise<void> {
  if (rings.length === 0) return;
  await tx
    .insertInto('rings')
    .values(
      rings.map(({ restaurantId, deviceId, orderIds, printerIds, now }) => ({
        restaurant_id: restaurantId,
        id: newId(),
        device_id: deviceId,
        order_ids: orderIds && toJson(orderIds),
        printer_ids: printerIds ? toJson(printerIds) : null,
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
      })),
    )
    .execute();
}

/**
 * Claims at most `limit` due rings of all restaurants until `until` (ms), by moving when they are due: a process that dies leaves
 * nothing to clean up. Each goes to one process only.
 */
export async function claimRings(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<RingRow[]> {
  return db
    .updateTable('rings')
    .set((eb) => ({ next_attempt_at: until, attempts: eb('attempts', '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('rings')
          .select(['restaurant_id', 'id'])
          .where('outcome', 'is', null)
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(limit)
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .execute();
}

/** Stores how a claimed attempt went, unless the lease ran out and another process has claimed the ring since. */
export async function endRing(
  db: Db,
  claimed: RingRow,
  change: Partial<Pick<RingRow, 'outcome' | 'next_attempt_at' | 'last_error'>>,
): Promise<void> {
  await db
    .updateTable('rings')
    .set(change)
    .where('restaurant_id', '=', claimed.restaurant_id)
    .where('id', '=', claimed.id)
    .where('attempts', '=', claimed.attempts)
    .execute();
}

/** Deletes at most `limit` rings from before `instant` (ms). Returns how many. */
export async function deleteRingsBefore(db: Db, instant: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rings')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('rings')
          .select(['restaurant_id', 'id'])
          .where('created_at', '<', instant)
          .limit(limit)
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
