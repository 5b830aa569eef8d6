import type { Selectable } from 'kysely';
import { isCalledOff } from '../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { promisedShares } from '../../domain/slots/capacity.ts';
import { type OrderTimes, travelMinutes } from '../../domain/slots/order-times.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { ORDER_TIME_COLUMNS, orderTimesOf } from '../restaurants/order-times-of.ts';
import { moveShares } from './slot-loads.repo.ts';

type OrderRow = Selectable<OrdersTable>;

/**
 * Keeps the slots' loads true when staff promise an order another time, and when it is called off. What staff decide is not
 * refused: a slot may then hold more than the rules let customers order.
 */
export async function moveInKitchen(tx: Tx, before: OrderRow, after: OrderRow): Promise<void> {
  const from = fromJson(before.kitchen_slots);
  if (!from) return;
  const { restaurant_id: restaurantId, id, estimated_ready_at: promised } = after;
  if (isCalledOff(after.status)) return moveShares(tx, restaurantId, { from, to: [] });
  if (promised === null || promised === before.estimated_ready_at) return;
  const restaurant = await tx
    .selectFrom('restaurants')
    .select(['timezone', ...ORDER_TIME_COLUMNS])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const times = orderTimesOf(restaurant);
  if (!times) return;
  const to = sharesOf(after, promised, { times, timezone: restaurant.timezone });
  await moveShares(tx, restaurantId, { from, to });
  await tx
    .updateTable('orders')
    .set({ kitchen_slots: toJson(to) })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}

/** The slots of an order that is promised for an instant (ms). */
export function sharesOf(
  order: Pick<OrderRow, 'order_type' | 'units' | 'travel_minutes'>,
  promised: number,
  { times, timezone }: { times: OrderTimes; timezone: string },
) {
  const travel = order.travel_minutes ?? travelMinutes(order.order_type, times);
  const kitchenAt = promised - travel * MINUTE;
  const isDelivery = ORDER_TYPE[order.order_type].hasAddress;
  return promisedShares(kitchenAt, { units: order.units, isDelivery }, { ...times, timezone });
}
