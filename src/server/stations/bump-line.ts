import type { LineDoneInput } from '../../contract/staff/staff-stations.ts';
import { isCooking, stationOf } from '../../domain/orders/station-of.ts';
import { lockOrder } from '../orders/orders.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { stationsRefusals } from './stations.refusals.ts';
import { categoriesOf, stationsOf } from './stations.repo.ts';

/**
 * Says that a line of a station is done, or is not after all. Once all lines that stations cook are done, boards offer the next step;
 * nobody's status moves by itself. Twice the same changes nothing.
 */
export async function bumpLine(
  services: Services,
  { restaurantId, stationId }: { restaurantId: string; stationId: string },
  { orderId, position, isDone }: LineDoneInput,
): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const kitchenDone = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, restaurantId, orderId);
    if (!order) throw new Refusal(commonRefusals.not_found);
    if (!isCooking(order.status)) throw new Refusal(stationsRefusals.line_not_cooking);
    const lines = await tx
      .selectFrom('order_lines')
      .select(['position', 'product_id', 'done_at'])
      .where('restaurant_id', '=', restaurantId)
      .where('order_id', '=', orderId)
      .execute();
    const stations = await stationsOf(tx, restaurantId);
    const categories = await categoriesOf(
      tx,
      restaurantId,
      lines.map(({ product_id }) => product_id),
    );
    const cooked = lines.flatMap((line) => {
      const dish = { productId: line.product_id, categoryIds: categories.get(line.product_id) ?? [] };
      const station = stationOf(dish, stations);
      return station ? [{ ...line, station: station.id }] : [];
    });
    if (!cooked.some((line) => line.position === position && line.station === stationId)) {
      throw new Refusal(commonRefusals.not_found);
    }
    await tx
      .updateTable('order_lines')
      .set({ done_at: isDone ? now : null })
      .where('restaurant_id', '=', restaurantId)
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .where('done_at', isDone ? 'is' : 'is not', null)
      .execute();
    const isAll = cooked.every((line) => (line.position === position ? isDone : (line.done_at ?? null) !== null));
    if (isAll === ((order.kitchen_done_at ?? null) !== null)) return null;
    await tx
      .updateTable('orders')
      .set({ kitchen_done_at: isAll ? now : null })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', orderId)
      .execute();
    return isAll;
  });
  if (kitchenDone !== null)
    services.live.notifyStaff(restaurantId, { kind: 'kitchen_done', orderId, isDone: kitchenDone });
}
