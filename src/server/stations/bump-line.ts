import type { LineDoneInput } from '../../contract/staff/staff-stations.ts';
import { isCooking } from '../../domain/orders/station-of.ts';
import { stationsOfLines } from '../cooking/stations-of-lines.ts';
import { lockOrder, type OrderLineRow } from '../orders/orders.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { stationsRefusals } from './stations.refusals.ts';

/**
 * Says that a station has done its part of a line, or has not after all. Once all stations have done all of theirs, boards offer the next step;
 * nobody's status moves by itself. Twice the same changes nothing.
 */
export async function bumpLine(
  services: Services,
  { restaurantId, stationId }: { restaurantId: string; stationId: string },
  { orderId, position, isDone, tappedAt }: LineDoneInput,
): Promise<void> {
  const { db, clock } = services;
  // By a device's clock, which may be wrong: never later than now.
  const now = Math.min(clock(), tappedAt ? Date.parse(tappedAt) : Number.POSITIVE_INFINITY);
  const { kitchenDone, doneBy: done } = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, restaurantId, orderId);
    if (!order) throw new Refusal(commonRefusals.not_found);
    if (!isCooking(order.status)) throw new Refusal(stationsRefusals.line_not_cooking);
    const lines = await tx
      .selectFrom('order_lines')
      .select(['position', 'product_id', 'selected_options', 'done_by'])
      .where('restaurant_id', '=', restaurantId)
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    const seenBy = await stationsOfLines(tx, restaurantId, lines);
    const line = lines.find((each) => each.position === position);
    if (!line || !seenBy(line).includes(stationId)) throw new Refusal(commonRefusals.not_found);
    const others = doneBy(line).filter((id) => id !== stationId);
    const changed = { ...line, done_by: toJson(isDone ? [...others, stationId] : others) };
    await tx
      .updateTable('order_lines')
      .set({ done_by: changed.done_by })
      .where('restaurant_id', '=', restaurantId)
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
    const after = lines.map((each) => (each === line ? changed : each));
    const told = { doneBy: after.map(doneBy), kitchenDone: null };
    const isAll = after.every((each) => seenBy(each).every((id) => doneBy(each).includes(id)));
    if (isAll === ((order.kitchen_done_at ?? null) !== null)) return told;
    await tx
      .updateTable('orders')
      .set({ kitchen_done_at: isAll ? now : null })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', orderId)
      .execute();
    return { ...told, kitchenDone: isAll };
  });
  services.live.tellKitchen(restaurantId);
  services.live.notifyStaff(restaurantId, { kind: 'lines_done', orderId, doneBy: done });
  if (kitchenDone !== null)
    services.live.notifyStaff(restaurantId, { kind: 'kitchen_done', orderId, isDone: kitchenDone });
}

function doneBy({ done_by }: Pick<OrderLineRow, 'done_by'>): string[] {
  return fromJson(done_by ?? null) ?? [];
}
