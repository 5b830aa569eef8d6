import { MONDAY_FIRST } from '../times/weekdays.ts';
import type { ServingHours, ServingWindow } from './serving-hours.ts';

/** How a language writes what hours are made of. */
export interface HoursWords {
  /** 'YYYY-MM-DD', and a sentence's part from it on or until it. */
  day(date: string): string;
  from(day: string): string;
  until(day: string): string;
  /** Minutes since midnight. */
  clock(minutes: number): string;
  /** Short; 0 is Monday. */
  weekday(day: number): string;
  listed(names: string[]): string;
}

/** "Mon–Fri 12:00–15:00, until 24 Dec". */
export function hoursInWords({ windows, firstDate, lastDate }: ServingHours, words: HoursWords): string {
  const { day, from, until } = words;
  const dates =
    firstDate && lastDate
      ? `${day(firstDate)}–${day(lastDate)}`
      : firstDate
        ? from(day(firstDate))
        : lastDate && until(day(lastDate));
  const times = windows.map((window) => windowText(window, words));
  return [...times, dates].filter(Boolean).join(', ');
}

function windowText({ weekdays, from, to }: ServingWindow, words: HoursWords): string {
  const clock = (time: string) => words.clock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const days = weekdays.length < MONDAY_FIRST.length ? daysText(weekdays, words) : '';
  return [days, from !== to && `${clock(from)}–${clock(to)}`].filter(Boolean).join(' ');
}

/** "Mon–Fri", "Mon, Wed": three and more in a row are a span. */
function daysText(weekdays: ServingWindow['weekdays'], { weekday: name, listed }: HoursWords): string {
  const spans: number[][] = [];
  for (const [day, weekday] of MONDAY_FIRST.entries()) {
    if (!weekdays.includes(weekday)) continue;
    if (spans.at(-1)?.at(-1) === day - 1) spans.at(-1)?.push(day);
    else spans.push([day]);
  }
  const texts = spans.flatMap((span) =>
    span.length > 2 ? `${name(span[0] ?? 0)}–${name(span.at(-1) ?? 0)}` : span.map(name),
  );
  return listed(texts);
}
