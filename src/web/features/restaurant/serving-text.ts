import type { Language } from '../../../domain/languages.ts';
import type { Served, ServingHours, ServingWindow } from '../../../domain/menu/serving-hours.ts';
import { MONDAY_FIRST } from '../../../domain/times/weekdays.ts';
import type { Translate } from '../../app/app-context.ts';
import { clockTime, dateTime, listed } from '../../app/format/format.ts';

interface Words {
  t: Translate<'shell'>;
  language: Language;
}

/** When a dish is served: "Mon–Fri, 12:00–15:00, until 24 Dec". */
export function servedText(served: Served, words: Words): string {
  return served.map((part) => part.map((hours) => servingText(hours, words)).join(' / ')).join(' · ');
}

export function servingText({ windows, firstDate, lastDate }: ServingHours, { t, language }: Words): string {
  const day = (date: string) => dateTime(`${date}T12:00:00Z`, 'UTC', language, { day: 'numeric', month: 'short' });
  const dates =
    firstDate && lastDate
      ? `${day(firstDate)}–${day(lastDate)}`
      : firstDate
        ? t('served_from', { date: day(firstDate) })
        : lastDate && t('served_until', { date: day(lastDate) });
  const times = windows.map((window) => windowText(window, language));
  return [...times, dates].filter(Boolean).join(', ');
}

function windowText({ weekdays, from, to }: ServingWindow, language: Language): string {
  const clock = (time: string) => clockTime(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), language);
  const days = weekdays.length < MONDAY_FIRST.length ? daysText(weekdays, language) : '';
  return [days, from !== to && `${clock(from)}–${clock(to)}`].filter(Boolean).join(' ');
}

/** "Mon–Fri", "Mon, Wed and Fri": three and more in a row are a span. */
function daysText(weekdays: ServingWindow['weekdays'], language: Language): string {
  // 5 January 1970 was a Monday.
  const name = (day: number) => dateTime((day + 4) * 86_400_000, 'UTC', language, { weekday: 'short' });
  const spans: number[][] = [];
  for (const [day, weekday] of MONDAY_FIRST.entries()) {
    if (!weekdays.includes(weekday)) continue;
    if (spans.at(-1)?.at(-1) === day - 1) spans.at(-1)?.push(day);
    else spans.push([day]);
  }
  const texts = spans.flatMap((span) =>
    span.length > 2 ? `${name(span[0] ?? 0)}–${name(span.at(-1) ?? 0)}` : span.map(name),
  );
  return listed(texts, language);
}
