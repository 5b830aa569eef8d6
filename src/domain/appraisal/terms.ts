import { SCHEDULING } from '../limits.ts';
import { methodsAllowed } from '../orders/online-only.ts';
import { ORDER_TYPE, offersType } from '../orders/order-types.ts';
import { acceptsMethod, isPaidOnline, methodsFor } from '../orders/payment-methods.ts';
import { isPostcodeOf } from '../people/postcode.ts';
import { timesInForce } from '../slots/times-in-force.ts';
import { isOpenAt, isPausedAt, openStatus, type Schedule } from '../times/opening-hours.ts';
import { isSchedulable } from '../times/slots.ts';
import { MINUTE } from '../times/zoned-time.ts';
import type { ZoneAnswer } from '../zones/zone-of.ts';
import type { AppraisalSettings, AskedOrder } from './asked-order.ts';
import { type Obstacle, type ObstacleCode, obstacle } from './obstacles.ts';

/** What the restaurant does not offer of the order's type, time, address and payment, whatever is ordered. */
export function termsObstacles(
  order: AskedOrder,
  settings: AppraisalSettings,
  { zone, now }: { zone: ZoneAnswer | null; now: number },
): Obstacle[] {
  return [
    settings.schedule.isPreparing && obstacle('opening_soon'),
    typeObstacle(order, settings),
    usualTimeObstacle(order, settings, now),
    addressObstacle(order, settings, zone),
    methodObstacle(order, settings),
  ].filter((each) => each !== false && each !== null && each !== undefined);
}

function typeObstacle({ orderType }: AskedOrder, { deliveryFee, allowsCollection }: AppraisalSettings) {
  const isThere = offersType(orderType, { fee: deliveryFee, allowsCollection });
  return !isThere && obstacle(`${ORDER_TYPE[orderType].word}_unavailable`);
}

/** By the specification's times. Where the restaurant has set how it takes orders in time, `appraiseTime` judges. */
function usualTimeObstacle(order: AskedOrder, settings: AppraisalSettings, now: number): Obstacle | null {
  const { isASAP, scheduledAt } = order;
  if (!isASAP && scheduledAt === null) return obstacle('schedule_time_required');
  if (timesInForce(settings, { noticeMinutes: 0, now })) return null;
  const { schedule } = settings;
  return isASAP || scheduledAt === null ? asapObstacle(schedule, now) : scheduleObstacle(scheduledAt, schedule, now);
}

function asapObstacle(schedule: Schedule, now: number): Obstacle | null {
  if (isPausedAt(schedule, now)) return obstacle('ordering_paused');
  return isOpenAt(schedule, now) ? null : obstacle('restaurant_closed');
}

function scheduleObstacle(instant: number, schedule: Schedule, now: number): Obstacle | null {
  if (isSchedulable(instant, schedule, now)) return null;
  if (openStatus(schedule, now).state === 'unavailable') return obstacle('scheduling_unavailable');
  const values = { minutes: SCHEDULING.leadMinutes, days: SCHEDULING.daysAhead };
  if (instant < now + SCHEDULING.leadMinutes * MINUTE) return obstacle('schedule_too_soon', { values });
  if (isOpenAt(schedule, instant)) return obstacle('schedule_too_late', { values });
  return obstacle(isPausedAt(schedule, instant) ? 'ordering_paused' : 'schedule_outside_hours');
}

function addressObstacle(
  { orderType, address }: AskedOrder,
  { zones }: AppraisalSettings,
  zone: ZoneAnswer | null,
): Obstacle | null {
  if (!ORDER_TYPE[orderType].hasAddress) return null;
  if (!address) return obstacle('address_required');
  const { postalCode, country, isFound } = address;
  const asksPostcode = zone?.state !== 'inside' && zones?.some(({ shape }) => shape.kind === 'postcodes');
  if (asksPostcode && !postalCode) return obstacle('postcode_needed', { fault: 'required' });
  const values = { postcode: postalCode };
  if (country && postalCode && !isFound && !isPostcodeOf(country, postalCode)) {
    return obstacle('postcode_invalid', { values, fault: 'postcode_invalid' });
  }
  return zone && zone.state !== 'inside' ? obstacle(ZONE_OBSTACLES[zone.state], { values }) : null;
}

const ZONE_OBSTACLES = {
  outside: 'outside_delivery_area',
  closed: 'zone_closed',
  point_needed: 'point_needed',
} as const satisfies Record<Exclude<ZoneAnswer['state'], 'inside'>, ObstacleCode>;

function methodObstacle({ paymentMethod: method, orderType }: AskedOrder, { paymentMethods }: AppraisalSettings) {
  if (method === null || acceptsMethod(paymentMethods, { method, orderType })) return null;
  return obstacle('payment_method_unavailable');
}

/** Where the restaurant takes such an order only if it is paid online, and it is to be paid otherwise. `total` in minor units. */
export function onlineObstacle(
  { paymentMethod, orderType, isGuest, isASAP, scheduledAt: chosen }: AskedOrder,
  { onlineOnly, paymentMethods, schedule: { timezone } }: AppraisalSettings,
  { total, now }: { total: number; now: number },
): Obstacle | null {
  if (!onlineOnly || paymentMethod === null || isPaidOnline(paymentMethod)) return null;
  const methods = methodsFor(paymentMethods, orderType);
  const order = { total, isGuest, scheduledAt: isASAP ? null : chosen, timezone };
  const isAllowed = methodsAllowed(methods, onlineOnly, order, now).includes(paymentMethod);
  return isAllowed || !methods.some(isPaidOnline) ? null : obstacle('online_payment_required');
}
