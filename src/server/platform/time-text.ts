import { type Language, LOCALES } from '../../domain/languages.ts';
import type { TimeSpan } from '../../domain/orders/expected-time.ts';
import { firstOfMonth } from '../../domain/times/first-of-month.ts';
import { DAY, occursTwice, wallClock } from '../../domain/times/zoned-time.ts';

/** Date and time in `zone`, in the reader's language, such as "21 November 2026, 7:12 PM" (DECISIONS, settled 12). */
export function dateTimeText(instant: number, zone: string, language: Language): string {
  const day = { dateStyle: 'long' } as const;
  if (language === 'en') return `${formatted('en-GB', instant, zone, day)}, ${zonedTimeText(instant, zone, language)}`;
  const text = formatted(LOCALES[language], instant, zone, { ...day, timeStyle: 'short' });
  return text + twiceNote(instant, zone, language);
}

/** The day in `zone`, in the reader's language, such as "21 November 2026". */
export function dateText(instant: number, zone: string, language: Language): string {
  return formatted(LOCALES[language], instant, zone, { dateStyle: 'long' });
}

/**
 * Time of day in `zone`: with AM and PM in English, in the locale's own form elsewhere. With the zone's name, such as "1:15 AM (GMT)",
 * in the hour that occurs twice when clocks are put back.
 */
export function zonedTimeText(instant: number, zone: string, language: Language): string {
  return plainTime(instant, zone, language) + twiceNote(instant, zone, language);
}

/** "7:12–7:27 PM"; a single time if both ends are the same. */
export function zonedSpanText({ from, to }: TimeSpan, zone: string, language: Language): string {
  const [start, end] = [zonedTimeText(from, zone, language), zonedTimeText(to, zone, language)];
  if (start === end) return start;
  const half = / [AP]M$/.exec(start)?.[0] ?? '';
  return `${half && end.endsWith(half) ? start.slice(0, -half.length) : start}–${end}`;
}

/** Time of day with the zone's name: "1:15 AM (GMT)". */
export function timeAndZoneText(instant: number, zone: string, language: Language): string {
  return `${plainTime(instant, zone, language)} (${zoneName(instant, zone, language)})`;
}

function plainTime(instant: number, zone: string, language: Language): string {
  const locale = language === 'en' ? 'en-US' : LOCALES[language];
  return formatted(locale, instant, zone, { timeStyle: 'short' }).replace('\u202f', ' ');
}

function twiceNote(instant: number, zone: string, language: Language): string {
  return occursTwice(instant, zone) ? ` (${zoneName(instant, zone, language)})` : '';
}

/** The zone's short name at that instant: "GMT", "MEZ". */
export function zoneName(instant: number, zone: string, language: Language): string {
  const options = { timeZone: zone, timeZoneName: 'short' } as const;
  const parts = new Intl.DateTimeFormat(LOCALES[language], options).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

export function isSameZonedDay(one: number, other: number, zone: string): boolean {
  return wallClock(one, zone).date === wallClock(other, zone).date;
}

function formatted(locale: string, instant: number, zone: string, options: Intl.DateTimeFormatOptions): string {
  return firstOfMonth(new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(instant), locale);
}

interface Read {
  now: number;
  zone: string;
  language: Language;
}

/** Time of day, with its day if that is not today: "7:15 PM", "Fri, 7:15 PM", "Mon, 21 December, 7:15 PM". */
export function dayTimeText(instant: number, { now, zone, language }: Read): string {
  const day = dayUnlessToday(instant, { now, zone, language });
  return [day, zonedTimeText(instant, zone, language)].filter(Boolean).join(', ');
}

/** The day of an instant; '': today. A weekday alone is one of the next six days: for any other day its date is written, too. */
export function dayUnlessToday(instant: number, { now, zone, language }: Read): string {
  const days = (Date.parse(wallClock(instant, zone).date) - Date.parse(wallClock(now, zone).date)) / DAY;
  if (days === 0) return '';
  const isNear = days > 0 && days < 7;
  const locale = language === 'en' ? 'en-GB' : LOCALES[language];
  return formatted(locale, instant, zone, { weekday: 'short', ...(!isNear && { day: 'numeric', month: 'long' }) });
}
