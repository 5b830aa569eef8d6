import type { CourierAway } from '../../contract/courier-away.ts';
import type { Point } from '../../domain/zones/distance.ts';
import { metresAway } from '../../domain/zones/metres-away.ts';
import type { OrderRow, StoredOrder } from '../orders/orders.repo.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import { courierTermsOf } from './courier-cash.repo.ts';
import type { Whereabout } from './whereabouts.ts';

/** Whether the order's courier may show the customer how far away they are: on the way, where the restaurant offers it and the door is known. */
export async function mayShowPosition({ db }: Pick<Services, 'db'>, order: OrderRow): Promise<boolean> {
  if (order.status !== 'Out for Delivery' || !doorOf(order)) return false;
  return (await courierTermsOf(db, order.restaurant_id)).showsPosition;
}

/** How far away the courier is who shows it; undefined: none does, or no longer. */
export async function readAway(services: Services, { order }: StoredOrder): Promise<CourierAway | undefined> {
  if (order.status !== 'Out for Delivery') return undefined;
  const where = await services.whereabouts.of(order.restaurant_id, order.id);
  if (!where || where.carrier !== order.courier_device) return undefined;
  if (!(await mayShowPosition(services, order))) return undefined;
  return presentAway(services, order, where);
}

/** Has it shown no longer, and forgotten. */
export async function endAway(
  { whereabouts, live }: Services,
  { restaurant_id, user_id, id }: OrderRow,
): Promise<void> {
  await whereabouts.forget(restaurant_id, id);
  live.publishAway(restaurant_id, user_id, { orderId: id, away: null });
}

/** What the customer is told of it. The place itself is for a map, where there is one. */
export function presentAway(
  { config, clock }: Services,
  order: OrderRow,
  { point, onMap, at }: Whereabout,
): CourierAway | undefined {
  const door = doorOf(order);
  if (!door) return undefined;
  const secondsAgo = Math.max(0, Math.round((clock() - at) / 1000));
  return { metres: metresAway(point, door), secondsAgo, ...(onMap && config.MAP_TILES && { point }) };
}

function doorOf({ delivery_address }: OrderRow): Point | undefined {
  return fromJson(delivery_address)?.coordinates;
}
