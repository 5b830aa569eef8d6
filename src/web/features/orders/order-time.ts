import type { Language } from '../../../domain/languages.ts';
import { DAY, occursTwice, wallClock } from '../../../domain/times/zoned-time.ts';
import { clockTime, DATE, DATE_AND_TIME, dateTime } from '../../app/format/format.ts';

/** How an order's times are written: in the restaurant's zone and the interface's language (DECISIONS, settled 12). */
export interface OrderClock {
  zone: string;
  language: Language;
}

type Instant = number | string;

/** The time of day; with the zone's name, such as "1:15 AM (GMT)", in the hour that occurs twice when clocks are put back. */
export function timeText(instant: Instant, clock: OrderClock): string {
  return plainTime(instant, clock) + twiceNote(instant, clock);
}

function plainTime(instant: Instant, { zone, language }: OrderClock): string {
  return clockTime(wallClock(toMs(instant), zone).minutes, language);
}

/** " (GMT)" in the hour that occurs twice; empty otherwise. */
export function twiceNote(instant: Instant, clock: OrderClock): string {
  return occursTwice(toMs(instant), clock.zone) ? named(instant, clock) : '';
}

/** The zone's short name at that instant, in brackets. */
function named(instant: Instant, { zone, language }: OrderClock): string {
  const name = dateTime(instant, zone, language, { timeZoneName: 'short' })
    .split(/[,，、]? /)
    .at(-1);
  return ` (${name})`;
}

export function dayText(instant: Instant, { zone, language }: OrderClock): string {
  return dateTime(instant, zone, language, DATE);
}

/** "Sunday 22 November". Without a year: it is at most days away. */
export function weekdayText(instant: Instant, { zone, language }: OrderClock): string {
  return dateTime(instant, zone, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Date and time; with the zone's name where the visitor's own clock shows another time. */
export function dateAndTime(instant: Instant, clock: OrderClock): string {
  const { zone, language } = clock;
  const text =
    language === 'en'
      ? `${dayText(instant, clock)}, ${plainTime(instant, clock)}`
      : dateTime(instant, zone, language, DATE_AND_TIME);
  return text + (zoneNote(instant, clock) || twiceNote(instant, clock));
}

/** "7:12–7:27 PM"; a single time if both ends are the same. With the zone's names where a time occurs twice. */
export function windowText({ from, to }: { from: number; to: number }, clock: OrderClock): string {
  const [start, end] = [timeText(from, clock), timeText(to, clock)];
  if (start === end) return start;
  const half = / [AP]M$/.exec(start)?.[0] ?? '';
  return `${half && end.endsWith(half) ? start.slice(0, -half.length) : start}–${end}`;
}

/** " (WET)" for a visitor whose clock differs from the restaurant's; empty otherwise. */
export function zoneNote(instant: Instant, clock: OrderClock): string {
  const { zone } = clock;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [here, there] = [own, zone].map((each) => wallClock(toMs(instant), each));
  if (here?.minutes === there?.minutes && here?.date === there?.date) return '';
  return named(instant, clock);
}

/** Whether both instants fall on the same day in the restaurant's zone. */
export function isSameDay(one: Instant, other: Instant, { zone }: OrderClock): boolean {
  return wallClock(toMs(one), zone).date === wallClock(toMs(other), zone).date;
}

/** Whether a weekday alone names the day: it is one of the next six in the restaurant's zone. */
export function isWithinWeek(instant: Instant, now: Instant, { zone }: OrderClock): boolean {
  const [there, here] = [instant, now].map((each) => Date.parse(wallClock(toMs(each), zone).date));
  const ahead = (there ?? 0) - (here ?? 0);
  return ahead > 0 && ahead < 7 * DAY;
}

function toMs(instant: Instant): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}
