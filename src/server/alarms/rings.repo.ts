import { type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { RingsTable } from '../platform/tables/alarm-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

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

export const RINGS_TO_MAKE: WorkPlace<'rings'> = {
  table: 'rings',
  key: ['restaurant_id', 'id'],
  due: 'next_attempt_at',
  isOpen: sql`outcome is null`,
  attempts: 'attempts',
  error: 'last_error',
};
