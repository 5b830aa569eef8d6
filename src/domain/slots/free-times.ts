import { ORDER_TYPE, type OrderType } from '../orders/order-types.ts';
import { type OpenPeriod, openPeriods, type Schedule } from '../times/opening-hours.ts';
import { addDays, DAY, instantOf, MINUTE, wallClock } from '../times/zoned-time.ts';
import { hasRoom, type SlotLoad, type SlotShare, slotShares, slotStart } from './capacity.ts';
import { type OrderTimes, scheduleOf, travelMinutes } from './order-times.ts';

/** An order that asks for a time, and what decides when it can have one. Instants in ms. */
export interface TimeRequest {
  orderType: OrderType;
  units: number;
  /** The longest notice that one of its dishes needs; 0: none. */
  noticeMinutes: number;
  times: OrderTimes;
  /** The restaurant's opening hours. */
  schedule: Schedule;
  /** Minutes that everything takes longer at the moment. */
  busyMinutes: number;
  /** How long orders usually took of late, as far as is known: as soon as possible is no sooner. 0: not known. */
  paceMinutes: number;
  now: number;
}

/** What a slot has taken, by when it begins; undefined: nothing. */
export type Loads = Pick<ReadonlyMap<number, SlotLoad>, 'get'>;

/** When an order can be had, and which slots it takes then. */
export interface FreeTime {
  at: number;
  shares: SlotShare[];
}

/** Times are told in steps of this many minutes. */
const STEP = 5 * MINUTE;

/**
 * As soon as possible: the first time with room from now, preparation and busy time (decision 094). null: not while these hours
 * last, as when the restaurant is closed, and never for a dish that needs notice.
 */
export function soonest(request: TimeRequest, loads: Loads): FreeTime | null {
  const { now, noticeMinutes, times } = request;
  const { orderType } = request;
  const until = asapUntil(request);
  if (until === null || now > until || noticeMinutes > 0) return null;
  const travel = travelMinutes(orderType, times) * MINUTE;
  const rules = rulesOf(request);
  const from = Math.ceil((now + asapLeadOf(request)) / STEP) * STEP - travel;
  // Who orders at the last moment of last orders is served, though it takes until after closing.
  const period = periodAt(scheduleOf(orderType, request.schedule, times), now);
  const close = period?.close ?? 0;
  const kitchenLead = asapLeadOf(request) - travel;
  const latest = times.lastOrderMinutes ? Math.max(close, until + kitchenLead + STEP) : close;
  for (
    let kitchenAt = from;
    kitchenAt <= latest;
    kitchenAt = slotStart(kitchenAt, rules) + rules.slotMinutes * MINUTE
  ) {
    const shares = sharesAt(kitchenAt, request);
    if (shares && hasRoom(shares, loads, rules)) return { at: kitchenAt + travel, shares };
  }
  return null;
}

/** Until when (ms) orders are taken for the hours that have begun; null: it is closed now. */
export function asapUntil({ orderType, times, schedule, now }: TimeRequest): number | null {
  const period = periodAt(scheduleOf(orderType, schedule, times), now);
  return period && period.close - times.lastOrderMinutes * MINUTE;
}

/** Why an order cannot be scheduled for `instant`; null: it can, if there is room. */
export function scheduleFault(
  instant: number,
  request: TimeRequest,
): 'too_soon' | 'needs_notice' | 'too_late' | 'closed' | 'last_orders_over' | null {
  const { now, noticeMinutes, times, schedule, orderType } = request;
  if (instant < now + noticeMinutes * MINUTE) return 'needs_notice';
  if (instant < now + leadOf(request)) return 'too_soon';
  const period = periodAt(scheduleOf(orderType, schedule, times), instant);
  if (!period) return 'closed';
  if (instant > horizonOf(request)) return 'too_late';
  return now > period.close - times.lastOrderMinutes * MINUTE ? 'last_orders_over' : null;
}

/** The slots of [from, to) that have room, in order. */
export function* freeSlots(
  request: TimeRequest,
  loads: Loads,
  [from, to]: readonly [number, number] = [request.now, horizonOf(request) + 1],
): Generator<number, undefined> {
  const { now, times, orderType } = request;
  const schedule = scheduleOf(orderType, request.schedule, times);
  const rules = rulesOf(request);
  const length = times.slotMinutes * MINUTE;
  const earliest = Math.max(from, now + leadOf(request), now + request.noticeMinutes * MINUTE);
  const latest = Math.min(to - 1, horizonOf(request));
  if (latest < earliest) return;
  const dateOf = (instant: number) => wallClock(instant, schedule.timezone).date;
  for (const { open, close } of openPeriods(schedule, addDays(dateOf(earliest), -1), dateOf(latest))) {
    if (now > close - times.lastOrderMinutes * MINUTE) continue;
    const begin = Math.max(open, earliest);
    const start = slotStart(begin, rules);
    for (let slot = start < begin ? start + length : start; slot < close && slot <= latest; slot += length) {
      const shares = sharesAt(slot - travelMinutes(orderType, times) * MINUTE, request);
      if (shares && hasRoom(shares, loads, rules)) yield slot;
    }
  }
}

/** The dates on which there are free slots. */
export function freeDays(request: TimeRequest, loads: Loads): string[] {
  const { timezone } = request.schedule;
  const last = wallClock(horizonOf(request), timezone).date;
  const days: string[] = [];
  for (let day = wallClock(request.now, timezone).date; day <= last; day = addDays(day, 1)) {
    if (!freeSlots(request, loads, dayRange(day, timezone)).next().done) days.push(day);
  }
  return days;
}

export function freeSlotsOf(day: string, request: TimeRequest, loads: Loads): number[] {
  return [...freeSlots(request, loads, dayRange(day, request.schedule.timezone))];
}

/** The slots that the order takes at a time; null: it cannot have that time, full or not. */
export function sharesAt(kitchenAt: number, request: TimeRequest): SlotShare[] | null {
  const { units, orderType, now } = request;
  return slotShares(
    kitchenAt,
    { units, isDelivery: ORDER_TYPE[orderType].hasAddress },
    { ...rulesOf(request), earliest: now },
  );
}

/** Until when (ms) orders can be scheduled: the days count from a dish's notice. */
export function horizonOf({ now, noticeMinutes, times }: TimeRequest): number {
  return now + noticeMinutes * MINUTE + times.daysAhead * DAY;
}

export function rulesOf({ times: { rules, slotMinutes }, schedule: { timezone } }: TimeRequest) {
  return { rules, slotMinutes, timezone };
}

function leadOf({ times, orderType, busyMinutes }: TimeRequest): number {
  return (times.prepMinutes[orderType] + busyMinutes) * MINUTE;
}

/** What the weeks took counts instead of the preparation, and minutes of a busy kitchen come on top. */
function asapLeadOf(request: TimeRequest): number {
  const { times, orderType, busyMinutes, paceMinutes } = request;
  return (Math.max(times.prepMinutes[orderType], paceMinutes) + busyMinutes) * MINUTE;
}

function dayRange(day: string, timezone: string): [number, number] {
  return [instantOf(day, 0, timezone), instantOf(addDays(day, 1), 0, timezone)];
}

/** The opening hours in which an instant is. */
function periodAt(schedule: Schedule, instant: number): OpenPeriod | null {
  const { date } = wallClock(instant, schedule.timezone);
  for (const period of openPeriods(schedule, addDays(date, -1), addDays(date, 1))) {
    if (period.open <= instant && instant < period.close) return period;
    if (period.open > instant) return null;
  }
  return null;
}
