import { sql } from 'kysely';
import { OPEN_STATUSES } from '../../domain/orders/order-status.ts';
import type { OrderTimes } from '../../domain/slots/order-times.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { sharesOf } from './move-order.ts';
import { moveShares } from './slot-loads.repo.ts';

/** Literals, so that the partial index of open orders can be used. */
const isOpen = sql<boolean>`status in (${sql.join([...OPEN_STATUSES, 'Awaiting Payment'].map((status) => sql.lit(status)))})`;

/**
 * Counts the open orders into the slots of new rules, because slots may be longer now, and orders were
 * not counted without rules. What slots of the days before have taken does not matter any more.
 */
export async function recountSlots(
  tx: Tx,
  restaurantId: string,
  { times, timezone, now }: { times: OrderTimes; timezone: string; now: number },
): Promise<void> {
  const from = now - DAY;
  await tx.deleteFrom('slot_loads').where('restaurant_id', '=', restaurantId).where('slot_at', '>=', from).execute();
  const open = await tx
    .selectFrom('orders')
    .select([
      'id',
      'order_type',
      'units',
      'travel_minutes',
      'created_at',
      'scheduled_at',
      'estimated_ready_at',
      'promised_at',
      'kitchen_slots',
    ])
    .where('restaurant_id', '=', restaurantId)
    .where(isOpen)
    .execute();
  for (const order of open) {
    const { estimated_ready_at, promised_at, scheduled_at, created_at } = order;
    const prepared = created_at + times.prepMinutes[order.order_type] * MINUTE;
    const promised = estimated_ready_at ?? promised_at ?? scheduled_at ?? prepared;
    const all = times.rules.length ? sharesOf(order, promised, { times, timezone }) : null;
    const shares = all?.filter(({ at }) => at >= from) ?? null;
    if (!shares && order.kitchen_slots === null) continue;
    await tx
      .updateTable('orders')
      .set({ kitchen_slots: shares && toJson(shares) })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', order.id)
      .execute();
    if (shares) await moveShares(tx, restaurantId, { from: [], to: shares });
  }
}
