import { DEFAULTS } from '../limits.ts';
import { ORDER_TYPE, type OrderType } from '../orders/order-types.ts';
import type { UsualMinutes } from '../times/usual-minutes.ts';
import { type OrderTimes, travelMinutes } from './order-times.ts';

/** How long a restaurant says that it usually takes; null: it says nothing. */
export interface UsualTimes {
  delivery: UsualMinutes | null;
  collection: UsualMinutes | null;
}

/** Minutes on the way of a restaurant that has not said so: what its deliveries usually take longer than its pickups. */
export function usualDrive({ delivery, collection }: UsualTimes): number {
  const { to: door } = delivery ?? DEFAULTS.deliveryMinutes;
  const { to: kitchen } = collection ?? DEFAULTS.collectionMinutes;
  return Math.max(0, door - kitchen);
}

/**
 * The times by which orders are promised: a delivery's have its drive in them. That is what the restaurant set; else what its delivery takes
 * longer than its pickup, if that is anything; else the usual drive.
 */
export function withDrive(times: OrderTimes, usual: UsualTimes): OrderTimes {
  const { Pickup } = times.prepMinutes;
  const drive = times.travelMinutes ?? (saidDrive(times) || usualDrive(usual));
  return { ...times, travelMinutes: drive, prepMinutes: { Pickup, Delivery: Pickup + drive } };
}

/** Minutes that a delivery is set to take longer than a pickup; 0: none, so that nobody has said how long the drive is. */
function saidDrive({ prepMinutes: { Delivery, Pickup } }: OrderTimes): number {
  return Math.max(0, Delivery - Pickup);
}

/** What in the times contradicts itself; null: nothing. */
export function driveFault({
  prepMinutes,
  travelMinutes,
}: Pick<OrderTimes, 'prepMinutes' | 'travelMinutes'>): 'delivery_before_pickup' | 'travel_differs' | null {
  const { Delivery, Pickup } = prepMinutes;
  if (Delivery < Pickup) return 'delivery_before_pickup';
  // Equal times say nothing of a drive.
  const isSaid = Delivery > Pickup && typeof travelMinutes === 'number';
  return isSaid && Delivery !== Pickup + travelMinutes ? 'travel_differs' : null;
}

/** Minutes of an order on its way; null: it is fetched, or the restaurant keeps the specification's times. */
export function driveOf(orderType: OrderType, times: OrderTimes | null): number | null {
  return times && ORDER_TYPE[orderType].hasAddress ? travelMinutes(orderType, times) : null;
}
