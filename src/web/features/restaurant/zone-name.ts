import type { Language } from '../../../domain/languages.ts';
import { wallClock } from '../../../domain/times/zoned-time.ts';
import { localeOf } from '../../app/format/format.ts';

/** The name of the restaurant's zone; null if the visitor's clock shows the same time there. `now` in ms. */
export function foreignZoneName(timeZone: string, now: number, language: Language): string | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [here, there] = [wallClock(now, own), wallClock(now, timeZone)];
  if (here.date === there.date && here.minutes === there.minutes) return null;
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
