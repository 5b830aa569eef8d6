import { ORDER_TYPE } from '../orders/order-types.ts';
import type { OrderTimes } from '../slots/order-times.ts';
import { type ZoneAnswer, zoneOf } from '../zones/zone-of.ts';
import type { AppraisalSettings, AskedOrder } from './asked-order.ts';

type ZonedOrder = Pick<AskedOrder, 'orderType' | 'address' | 'isASAP' | 'scheduledAt'>;

/** The zone of an order; null: it is fetched, its address is not known yet, or the restaurant delivers everywhere. */
export function zoneOfOrder(
  { orderType, address, isASAP, scheduledAt }: ZonedOrder,
  { zones, point: restaurant = null, country, schedule: { timezone } }: AppraisalSettings,
  now: number,
): ZoneAnswer | null {
  if (!ORDER_TYPE[orderType].hasAddress || !address || !zones) return null;
  const { postalCode, country: named, point = null } = address;
  const at = (isASAP ? null : scheduledAt) ?? now;
  return zoneOf({ postalCode, country: named || country, point }, zones, { at, timezone, restaurant });
}

/** The restaurant's settings with the terms of the order's zone. `subtotal` in minor units: of the dishes, because no code makes an order smaller. */
export function inZone<Settings extends AppraisalSettings>(
  settings: Settings,
  answer: ZoneAnswer | null,
  subtotal: number,
): Settings {
  if (answer?.state !== 'inside') return settings;
  const { fee, minimum, freeFrom, travelMinutes } = answer.zone;
  const isFree = freeFrom !== null && subtotal >= freeFrom;
  const { deliveryFee, minimumOrder, orderTimes } = settings;
  return {
    ...settings,
    // No zone makes a restaurant deliver that does not.
    deliveryFee: deliveryFee === null ? null : isFree ? 0 : (fee ?? deliveryFee),
    minimumOrder: minimum ?? minimumOrder,
    orderTimes: orderTimes && travelMinutes !== null ? withTravel(orderTimes, travelMinutes) : orderTimes,
  };
}

function withTravel(times: OrderTimes, travelMinutes: number): OrderTimes {
  const { Pickup } = times.prepMinutes;
  return { ...times, travelMinutes, prepMinutes: { Pickup, Delivery: Pickup + travelMinutes } };
}
