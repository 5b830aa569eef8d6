import { SCHEDULING } from '../limits.ts';
import { isOpenAt, openPeriods, type Schedule } from './opening-hours.ts';
import { addDays, DAY, instantOf, MINUTE, wallClock } from './zoned-time.ts';

/*
 * The schedule picker (specification section 5, DECISIONS "Scheduling"): every quarter of an hour inside opening
 * hours, from 15 minutes to 7 days ahead. Instants in ms; days 'YYYY-MM-DD' in the restaurant's zone.
 */
const LENGTH = SCHEDULING.slotMinutes * MINUTE;
const LEAD = SCHEDULING.leadMinutes * MINUTE;
const HORIZON = SCHEDULING.daysAhead * DAY;

/** The days that have at least one slot. Those of a day are asked for one by one, because a week has up to 672. */
export function slotDays(schedule: Schedule, now: number): string[] {
  return daysAhead(schedule, now).filter((day) => !slotsBetween(dayRange(day, schedule), schedule, now).next().done);
}

/** The slots of one date. Slots after midnight of overnight hours belong to the date on which they are. */
export function slotsOfDay(day: string, schedule: Schedule, now: number): number[] {
  return [...slotsBetween(dayRange(day, schedule), schedule, now)];
}

/** The earliest slot, which is preselected while closed; null: none within 7 days. */
export function firstSlot(schedule: Schedule, now: number): number | null {
  return slotsBetween([now, now + HORIZON + 1], schedule, now).next().value ?? null;
}

/**
 * Whether an order may be scheduled for `instant`, as the server checks it. Times between slots pass too, because the rules do
 * not demand quarters of an hour.
 */
export function isSchedulable(instant: number, schedule: Schedule, now: number): boolean {
  return instant >= now + LEAD && instant <= now + HORIZON && isOpenAt(schedule, instant);
}

/**
 * The slots in [from, to). All time zones' offsets are multiples of 15 minutes, so that quarters of an hour in UTC are quarters
 * in every zone.
 */
function* slotsBetween([from, to]: [number, number], schedule: Schedule, now: number): Generator<number, undefined> {
  const earliest = Math.max(from, now + LEAD);
  const latest = Math.min(to - 1, now + HORIZON);
  const dateOf = (instant: number) => wallClock(instant, schedule.timezone).date;
  for (const { open, close } of openPeriods(schedule, addDays(dateOf(earliest), -1), dateOf(latest))) {
    const first = Math.ceil(Math.max(open, earliest) / LENGTH) * LENGTH;
    for (let slot = first; slot < close && slot <= latest; slot += LENGTH) yield slot;
  }
}

function daysAhead({ timezone }: Schedule, now: number): string[] {
  const last = wallClock(now + HORIZON, timezone).date;
  const days: string[] = [];
  for (let day = wallClock(now, timezone).date; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function dayRange(day: string, { timezone }: Schedule): [number, number] {
  return [instantOf(day, 0, timezone), instantOf(addDays(day, 1), 0, timezone)];
}
