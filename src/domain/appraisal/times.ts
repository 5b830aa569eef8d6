import { hasRoom, type SlotShare } from '../slots/capacity.ts';
import {
  asapUntil,
  freeSlots,
  horizonOf,
  type Loads,
  rulesOf,
  scheduleFault,
  sharesAt,
  soonest,
  type TimeRequest,
} from '../slots/free-times.ts';
import { busyMinutes } from '../slots/kitchen-busy.ts';
import { type Pace, rangeEnd } from '../slots/kitchen-pace.ts';
import { scheduleOf, travelMinutes } from '../slots/order-times.ts';
import { timesInForce } from '../slots/times-in-force.ts';
import { isOpenAt, isPausedAt } from '../times/opening-hours.ts';
import { DAY, MINUTE } from '../times/zoned-time.ts';
import type { AppraisalSettings, AskedOrder } from './asked-order.ts';
import { noticeOf, unitsOf } from './lines.ts';
import { type Obstacle, type ObstacleCode, obstacle } from './obstacles.ts';
import type { RepricedItem } from './reprice.ts';

/** The time that an order gets (ms), and its slots; null: the restaurant has no capacity rules. */
export interface OrderTime {
  promisedAt: number;
  /** The end of the range that the customer is told; null: a time. */
  promisedTo: number | null;
  slots: SlotShare[] | null;
}

export interface TimeFacts {
  /** What the slots have taken; of a restaurant without capacity rules it is not read. */
  loads: Loads;
  /** How long orders took of late; null: it is not known. */
  pace: Pace | null;
  now: number;
}

type Asked = Pick<AskedOrder, 'isASAP' | 'scheduledAt' | 'promisedAt'>;

/** A promise may have moved by so much since the page told it. */
const MAY_MOVE = 10 * MINUTE;

/** What an order asks of the kitchen; null: nothing that the specification's times do not say. */
export function timeRequest(
  { orderType, items }: Pick<AskedOrder, 'orderType'> & { items: readonly RepricedItem[] },
  settings: Pick<AppraisalSettings, 'schedule' | 'orderTimes' | 'busy'>,
  { pace, now }: Omit<TimeFacts, 'loads'>,
): TimeRequest | null {
  const noticeMinutes = noticeOf(items);
  const times = timesInForce(settings, { noticeMinutes, now });
  const { schedule, busy } = settings;
  const kitchen = { units: unitsOf(items), noticeMinutes, busyMinutes: busyMinutes(busy, now) };
  return times && { orderType, ...kitchen, times, schedule, paceMinutes: pace?.median ?? 0, now };
}

/** When the order would be had, or why not then, with the next free time. Nothing of it is taken. */
export function appraiseTime(asked: Asked, request: TimeRequest, facts: TimeFacts): OrderTime | Obstacle {
  const { isASAP, scheduledAt } = asked;
  return isASAP || scheduledAt === null
    ? asapTime(asked, request, facts)
    : scheduledTime(scheduledAt, request, facts.loads);
}

export function isTime(answer: OrderTime | Obstacle): answer is OrderTime {
  return 'promisedAt' in answer;
}

export function hasRules({ times }: TimeRequest): boolean {
  return times.rules.length > 0;
}

function asapTime({ promisedAt }: Asked, request: TimeRequest, { loads, pace }: TimeFacts): OrderTime | Obstacle {
  const fault = asapFault(request);
  if (fault) return timeObstacle(fault, request, { loads, wanted: request.now });
  const found = soonest(request, loads);
  if (!found) return timeObstacle(asapShortage(request), request, { loads, wanted: request.now });
  const { at, shares } = found;
  if (promisedAt !== undefined && at > promisedAt + MAY_MOVE) {
    return obstacle('promise_moved', { next: { isASAP: true, at } });
  }
  return { promisedAt: at, promisedTo: rangeEnd(at, pace), slots: hasRules(request) ? shares : null };
}

/** Why nothing was found in the hours that have begun: others took the places, or what is left of the hours is too short. */
function asapShortage(request: TimeRequest): 'slot_full' | 'too_late_today' {
  return soonest(request, new Map()) ? 'slot_full' : 'too_late_today';
}

/** Why the slots of a time cannot take the order, however empty they are. */
function shortageAt(instant: number, request: TimeRequest): 'slot_full' | 'too_late_today' {
  const kitchenAt = instant - travelMinutes(request.orderType, request.times) * MINUTE;
  // A day earlier there would have been time to begin.
  return sharesAt(kitchenAt, { ...request, now: request.now - DAY }) ? 'too_late_today' : 'slot_full';
}

function asapFault(request: TimeRequest): ObstacleCode | null {
  const { schedule, now, noticeMinutes, orderType, times } = request;
  if (isPausedAt(schedule, now)) return 'ordering_paused';
  if (!isOpenAt(scheduleOf(orderType, schedule, times), now)) return 'restaurant_closed';
  if (noticeMinutes > 0) return 'needs_notice';
  return now > (asapUntil(request) ?? now) ? 'last_orders_over' : null;
}

const SCHEDULE_OBSTACLES = {
  too_soon: 'schedule_too_soon',
  needs_notice: 'needs_notice',
  too_late: 'schedule_too_late',
  closed: 'schedule_outside_hours',
  last_orders_over: 'last_orders_over',
} as const satisfies Record<NonNullable<ReturnType<typeof scheduleFault>>, ObstacleCode>;

function scheduledTime(instant: number, request: TimeRequest, loads: Loads): OrderTime | Obstacle {
  const fault = scheduleFault(instant, request);
  if (fault) {
    const isPaused = fault === 'closed' && isPausedAt(request.schedule, instant);
    const code = isPaused ? 'ordering_paused' : SCHEDULE_OBSTACLES[fault];
    return timeObstacle(code, request, { loads, wanted: instant });
  }
  const promise = { promisedAt: instant, promisedTo: null };
  if (!hasRules(request)) return { ...promise, slots: null };
  const shares = sharesAt(instant - travelMinutes(request.orderType, request.times) * MINUTE, request);
  if (!shares) return timeObstacle(shortageAt(instant, request), request, { loads, wanted: instant });
  const hasPlace = hasRoom(shares, loads, rulesOf(request));
  return hasPlace ? { ...promise, slots: shares } : timeObstacle('slot_full', request, { loads, wanted: instant });
}

/** With the next free time after the one that was wanted; if there is none, the earliest. */
function timeObstacle(
  code: ObstacleCode,
  request: TimeRequest,
  { loads, wanted }: { loads: Loads; wanted: number },
): Obstacle {
  const after = freeSlots(request, loads, [wanted, horizonOf(request) + 1]).next().value;
  const at = after ?? freeSlots(request, loads).next().value ?? null;
  const { prepMinutes, daysAhead } = request.times;
  const tellsNext = code === 'slot_full' || code === 'too_late_today' || code === 'needs_notice';
  return obstacle(tellsNext && at === null ? 'no_slot_left' : code, {
    values: { minutes: prepMinutes[request.orderType] + request.busyMinutes, days: daysAhead },
    next: { isASAP: false, at },
  });
}
