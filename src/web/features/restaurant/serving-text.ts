import type { Language } from '../../../domain/languages.ts';
import { hoursInWords } from '../../../domain/menu/hours-in-words.ts';
import type { Served, ServingHours } from '../../../domain/menu/serving-hours.ts';
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

export function servingText(hours: ServingHours, { t, language }: Words): string {
  return hoursInWords(hours, {
    day: (date) => dateTime(`${date}T12:00:00Z`, 'UTC', language, { day: 'numeric', month: 'short' }),
    from: (date) => t('served_from', { date }),
    until: (date) => t('served_until', { date }),
    clock: (minutes) => clockTime(minutes, language),
    // 5 January 1970 was a Monday.
    weekday: (day) => dateTime((day + 4) * 86_400_000, 'UTC', language, { weekday: 'short' }),
    listed: (names) => listed(names, language),
  });
}
