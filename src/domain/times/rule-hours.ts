import type { Weekday } from './weekdays.ts';
import { addDays, wallClock, weekdayOf } from './zoned-time.ts';

/** Hours of some weekdays in which a rule holds. */
export interface RuleHours {
  weekdays: readonly Weekday[];
  /** 'HH:MM' by the restaurant's clock; `to` before `from` is on the next day, equal times mean all day. */
  from: string;
  to: string;
}

/** Whether the hours cover an instant (ms) in the restaurant's zone. `from` is within, `to` is not. */
export function covers({ weekdays, from, to }: RuleHours, instant: number, timezone: string): boolean {
  const { date, weekday, minutes } = wallClock(instant, timezone);
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  if (begin === end) return weekdays.includes(weekday);
  if (begin < end) return weekdays.includes(weekday) && minutes >= begin && minutes < end;
  const isOf = (day: string) => weekdays.includes(weekdayOf(day));
  return (minutes >= begin && isOf(date)) || (minutes < end && isOf(addDays(date, -1)));
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
