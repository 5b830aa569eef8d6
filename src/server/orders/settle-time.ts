import { type SlotShare, slotStart } from '../../domain/slots/capacity.ts';
import {
  asapUntil,
  freeSlots,
  horizonOf,
  rulesOf,
  scheduleFault,
  sharesAt,
  soonest,
  type TimeRequest,
} from '../../domain/slots/free-times.ts';
import { busyMinutes } from '../../domain/slots/kitchen-busy.ts';
import { type Pace, rangeEnd } from '../../domain/slots/kitchen-pace.ts';
import { scheduleOf, travelMinutes } from '../../domain/slots/order-times.ts';
import { isOpenAt } from '../../domain/times/opening-hours.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';
import { dateTimeText, isSameZonedDay, zonedTimeText } from '../platform/time-text.ts';
import { findLoads, takeShares } from '../slots/slot-loads.repo.ts';
import { timesInForce } from '../slots/times-in-force.ts';
import type { PlaceOrderRequest } from './placement.ts';
import type { RepricedItem } from './reprice.ts';
import { isPausedAt } from './settle-terms.ts';
import { termsRefusals as refusals } from './terms.refusals.ts';

/** The time that an order has got (ms), and its slots; null: the restaurant has no capacity rules. */
export interface SettledTime {
  promisedAt: number;
  /** The end of the range that the customer is told; null: a time. */
  promisedTo: number | null;
  slots: SlotShare[] | null;
}

interface Asked {
  placement: PlaceOrderRequest;
  settings: OrderingSettings;
  items: readonly RepricedItem[];
  /** How long orders took of late; null: it is not known. */
  pace: Pace | null;
  now: number;
}

/** A promise may have moved by so much since the page told it. */
const MAY_MOVE = 10 * MINUTE;
/** How often another order may take the slot that was just found, before the customer is asked for a time. */
const TRIES = 20;

/**
 * Gives an order its time and takes its slots, in the transaction that places it. null: the restaurant keeps the specification's
 * times, which `settleTerms` has checked. Throws a `Refusal` with the next free time.
 */
export async function settleTime(tx: Tx, asked: Asked): Promise<SettledTime | null> {
  const request = timeRequest(asked);
  if (!request) return null;
  const { isASAP, scheduledAt } = asked.placement.input;
  return isASAP || scheduledAt === null
    ? settleAsap(tx, asked, request)
    : settleSchedule(tx, asked, request, Date.parse(scheduledAt));
}

/** What an order asks of the kitchen; null: nothing that the specification's times do not say. */
export function timeRequest({ placement, settings, items, pace, now }: Asked): TimeRequest | null {
  const noticeMinutes = Math.max(0, ...items.map((item) => item.noticeMinutes));
  const times = timesInForce(settings, { noticeMinutes, now });
  return (
    times && {
      orderType: placement.input.orderType,
      units: unitsOf(items),
      noticeMinutes,
      times,
      schedule: settings.schedule,
      busyMinutes: busyMinutes(settings.busy, now),
      paceMinutes: pace?.median ?? 0,
      now,
    }
  );
}

export function unitsOf(items: readonly RepricedItem[]): number {
  return items.reduce((sum, { units }) => sum + units, 0);
}

async function settleAsap(tx: Tx, asked: Asked, request: TimeRequest): Promise<SettledTime> {
  const { tenant, input } = asked.placement;
  const fault = asapFault(request);
  if (fault) throw await refused(tx, asked, request, fault);
  for (let tried = 0; tried < TRIES; tried++) {
    const found = soonest(request, await loadsFor(tx, tenant.id, request));
    if (!found) break;
    const { at, shares } = found;
    if (input.promisedAt && at > Date.parse(input.promisedAt) + MAY_MOVE) {
      const when = whenText(at, asked);
      throw new Refusal(refusals.promise_moved, { values: { when }, extra: { isASAP: true, nextAt: toIso(at) } });
    }
    const promise = { promisedAt: at, promisedTo: rangeEnd(at, asked.pace) };
    if (!hasRules(request)) return { ...promise, slots: null };
    if (await takeShares(tx, tenant.id, { shares, rules: rulesOf(request) })) return { ...promise, slots: shares };
  }
  throw await refused(tx, asked, request, refusals.slot_full);
}

function asapFault(request: TimeRequest): RefusalKind | null {
  const { schedule, now, noticeMinutes, orderType, times } = request;
  if (isPausedAt(schedule, now)) return refusals.ordering_paused;
  if (!isOpenAt(scheduleOf(orderType, schedule, times), now)) return refusals.restaurant_closed;
  if (noticeMinutes > 0) return refusals.needs_notice;
  return now > (asapUntil(request) ?? now) ? refusals.last_orders_over : null;
}

const SCHEDULE_REFUSALS = {
  too_soon: refusals.schedule_too_soon,
  needs_notice: refusals.needs_notice,
  too_late: refusals.schedule_too_late,
  closed: refusals.schedule_outside_hours,
  last_orders_over: refusals.last_orders_over,
} as const;

async function settleSchedule(tx: Tx, asked: Asked, request: TimeRequest, instant: number): Promise<SettledTime> {
  const fault = scheduleFault(instant, request);
  if (fault) {
    const isPaused = fault === 'closed' && isPausedAt(request.schedule, instant);
    throw await refused(tx, asked, request, isPaused ? refusals.ordering_paused : SCHEDULE_REFUSALS[fault]);
  }
  const shares = sharesAt(instant - travelMinutes(request.orderType, request.times) * MINUTE, request);
  const promise = { promisedAt: instant, promisedTo: null };
  if (!hasRules(request)) return { ...promise, slots: null };
  const rules = rulesOf(request);
  if (shares && (await takeShares(tx, asked.placement.tenant.id, { shares, rules }))) {
    return { ...promise, slots: shares };
  }
  throw await refused(tx, asked, request, refusals.slot_full);
}

/** A refusal that tells the next free time after the one that was wanted; if there is none, the earliest. */
async function refused(tx: Tx, asked: Asked, request: TimeRequest, kind: RefusalKind): Promise<Refusal> {
  const loads = await loadsFor(tx, asked.placement.tenant.id, request);
  const { scheduledAt } = asked.placement.input;
  const wanted = scheduledAt === null ? request.now : Date.parse(scheduledAt);
  const after = freeSlots(request, loads, [wanted, horizonOf(request) + 1]).next().value;
  const next = after ?? freeSlots(request, loads).next().value ?? null;
  const { prepMinutes, daysAhead } = request.times;
  const minutes = prepMinutes[request.orderType] + request.busyMinutes;
  const tellsNext = kind === refusals.slot_full || kind === refusals.needs_notice;
  return new Refusal(tellsNext && next === null ? refusals.no_slot_left : kind, {
    values: { minutes, days: daysAhead, when: next === null ? '' : whenText(next, asked) },
    extra: { isASAP: false, nextAt: toIso(next) },
  });
}

function loadsFor(tx: Tx, restaurantId: string, request: TimeRequest) {
  return hasRules(request) ? findLoads(tx, restaurantId, slotStart(request.now, rulesOf(request))) : NO_LOADS;
}

const NO_LOADS = new Map<never, never>();

function hasRules({ times }: TimeRequest): boolean {
  return times.rules.length > 0;
}

function whenText(at: number, { placement: { language }, settings: { schedule }, now }: Asked): string {
  const { timezone } = schedule;
  return (isSameZonedDay(at, now, timezone) ? zonedTimeText : dateTimeText)(at, timezone, language);
}
