import { type Language, LOCALES } from '../../domain/languages.ts';
import { wallClock } from '../../domain/zoned-time.ts';

/** Date and time in `zone`, in the reader's language, such as "21 November 2026, 7:12 PM" (DECISIONS, settled 12). */
export function dateTimeText(instant: number, zone: string, language: Language): string {
  const day = { dateStyle: 'long' } as const;
  if (language === 'en') return `${formatted('en-GB', instant, zone, day)}, ${timeText(instant, zone, language)}`;
  return formatted(LOCALES[language], instant, zone, { ...day, timeStyle: 'short' });
}

/** Time of day in `zone`: with AM and PM in English, in the locale's own form elsewhere. */
export function timeText(instant: number, zone: string, language: Language): string {
  const locale = language === 'en' ? 'en-US' : LOCALES[language];
  return formatted(locale, instant, zone, { timeStyle: 'short' }).replace('\u202f', ' ');
}

/** The zone's short name at that instant: "GMT", "MEZ". */
export function zoneName(instant: number, zone: string, language: Language): string {
  const options = { timeZone: zone, timeZoneName: 'short' } as const;
  const parts = new Intl.DateTimeFormat(LOCALES[language], options).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

export function isSameDay(one: number, other: number, zone: string): boolean {
  return wallClock(one, zone).date === wallClock(other, zone).date;
}

function formatted(locale: string, instant: number, zone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(instant);
}
