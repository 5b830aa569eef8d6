import type { Restaurant } from '../../../contract/restaurants.ts';
import type { Language } from '../../../domain/languages.ts';
import { TIMEOUT } from '../../../domain/limits.ts';
import { type Closure, closureOn } from '../../../domain/times/closures.ts';
import { openStatus } from '../../../domain/times/opening-hours.ts';
import { addDays, wallClock } from '../../../domain/times/zoned-time.ts';
import { type Translate, useLanguage, useMessages, useNow } from '../../app/app-context.ts';
import { clockTime, dateTime } from '../../app/format/format.ts';

export interface OpeningStatus {
  tone: 'open' | 'later' | 'unavailable';
  /** "Open until 11:00 PM", "Opens on Tuesday at 12:00 PM". */
  label: string;
  /** The same, but just "Open" while the restaurant is open. */
  compactLabel: string;
  /** "Order now" while open, else "Schedule order". */
  action: string;
}

/** The open state in the restaurant's zone, updated every minute (specification section 4). `at` (ms): its state at that time. */
export function useOpeningStatus(restaurant: Restaurant, at?: number): OpeningStatus {
  const t = useMessages('shell');
  const language = useLanguage();
  const now = useNow(TIMEOUT.openStatusRefresh, restaurant);
  return inWords({ restaurant, now: at ?? now, language, t });
}

interface Moment {
  restaurant: Restaurant;
  /** Milliseconds since the epoch. */
  now: number;
  language: Language;
  t: Translate<'shell'>;
}

function inWords({ restaurant, now, language, t }: Moment): OpeningStatus {
  const { state, closesAt, nextOpening, opensToday } = openStatus(restaurant, now);
  const at = (instant: number) => clockTime(wallClock(instant, restaurant.timezone).minutes, language);
  if (restaurant.isPreparing) {
    const label = t('opening_soon');
    return { tone: 'unavailable', label, compactLabel: label, action: t('see_menu') };
  }
  const schedule = t('schedule_order');
  if (state === 'open') {
    const compactLabel = t('open_compact');
    const label = closesAt === null ? compactLabel : t('open', { time: at(closesAt) });
    return { tone: 'open', label, compactLabel, action: t('order_now') };
  }
  if (nextOpening === null) {
    const closure = closureOn(wallClock(now, restaurant.timezone).date, restaurant.closures);
    const label = closure
      ? t('opens_again', { date: dateTime(noonAfter(closure), 'UTC', language, { day: 'numeric', month: 'long' }) })
      : t(state === 'unavailable' ? 'not_available' : 'check_back_later');
    return { tone: 'unavailable', label, compactLabel: label, action: schedule };
  }
  const day = t(wallClock(nextOpening, restaurant.timezone).weekday);
  const label = opensToday
    ? t('opens_today_at', { time: at(nextOpening) })
    : t('opens_on_at', { day, time: at(nextOpening) });
  return { tone: 'later', label, compactLabel: label, action: schedule };
}

/** A moment of the day on which the restaurant is back. */
function noonAfter({ to }: Closure): string {
  return `${addDays(to, 1)}T12:00:00Z`;
}
