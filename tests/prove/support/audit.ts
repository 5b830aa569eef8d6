import { sql } from 'kysely';
import { toMinor } from '../../../src/domain/money/money.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';
import type { Acknowledged } from './orders-under-way.ts';

export interface Audit {
  acknowledged: number;
  /** Acknowledged orders that are not there, or not with the same total. */
  lost: number;
  /** Attempts (keys) that became more than one order. */
  doubled: number;
  /** Orders that nobody was told of, or without their lines, history, key or letter. */
  incomplete: number;
}

/** Compares what the writers were told with what the database holds, once all of them have got their answers. */
export async function audit(place: DatabasePlace, told: readonly Acknowledged[]): Promise<Audit> {
  return inDatabase(place, async ({ db, dialect }) => {
    if (dialect === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      if (rows[0]?.integrity_check !== 'ok') throw new Error('the database file is damaged');
    }
    const orders = await db.selectFrom('orders').select(['id', 'total', 'customer_notes']).execute();
    const byId = new Map(orders.map((order) => [order.id, order]));
    const attempts = new Set(orders.map((order) => order.customer_notes));
    const parts = {
      lines: await db.selectFrom('order_lines').select('order_id').execute(),
      history: await db.selectFrom('order_status_history').select('order_id').execute(),
      keys: await db.selectFrom('idempotency_keys').select('order_id').execute(),
      letters: (await db.selectFrom('outbox').select('payload').execute()).map(orderOfLetter),
    };
    const perOrder = Object.entries({ lines: 2, history: 1, keys: 1, letters: 1 }) as [keyof typeof parts, number][];
    const counted = perOrder.map(([part, expected]) => ({ expected, counts: countBy(parts[part]) }));
    const toldOf = new Set(told.map(({ id }) => id));
    return {
      acknowledged: told.length,
      lost: told.filter(({ id, key, total }) => {
        const order = byId.get(id);
        return order?.total !== toMinor(total, 2) || order.customer_notes !== key;
      }).length,
      doubled: orders.length - attempts.size,
      incomplete: orders.filter(
        ({ id }) => !toldOf.has(id) || counted.some(({ expected, counts }) => counts.get(id) !== expected),
      ).length,
    };
  });
}

function orderOfLetter({ payload }: { payload: string }): { order_id: string | null } {
  const { orderId = null } = JSON.parse(payload) as { orderId?: string };
  return { order_id: orderId };
}

function countBy(rows: readonly { order_id: string | null }[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { order_id } of rows) counts.set(order_id, (counts.get(order_id) ?? 0) + 1);
  return counts;
}
