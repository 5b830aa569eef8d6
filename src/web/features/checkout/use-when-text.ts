import type { Language } from '../../../domain/languages.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { wallClock } from '../../../domain/times/zoned-time.ts';
import { type Translate, useLanguage, useMessages } from '../../app/app-context.ts';
import { dateTime } from '../../app/format/format.ts';
import { timeText, windowText } from '../orders/order-time.ts';

export interface When {
  orderType: OrderType;
  isASAP: boolean;
  /** ms; null while no time is chosen. */
  scheduledAt: number | null;
  /** As soon as possible: about when, where that is known. */
  promisedAt?: number | null;
  promisedTo?: number | null;
  timezone: string;
  now: number;
}

/** "Delivery today at 7:00 PM", in the restaurant's zone. */
export function orderWhenText(t: Translate<'checkout'>, language: Language, when: When): string {
  const { orderType, isASAP, scheduledAt, promisedAt, promisedTo, timezone, now } = when;
  if (isASAP) {
    const range = promisedAt && { from: promisedAt, to: promisedTo ?? promisedAt };
    const about = range && t('about', { time: windowText(range, { zone: timezone, language }) });
    return [t(`when_asap_${orderType}`), about].filter(Boolean).join(' · ');
  }
  if (scheduledAt === null) return t('no_time');
  const { date } = wallClock(scheduledAt, timezone);
  const time = timeText(scheduledAt, { zone: timezone, language });
  const day = dateTime(scheduledAt, timezone, language, { weekday: 'short', day: 'numeric', month: 'short' });
  const isToday = date === wallClock(now, timezone).date;
  return t(`when_at_${orderType}`, { when: isToday ? t('today_at', { time }) : t('day_at', { day, time }) });
}

/** `orderWhenText` in the language of the interface. Needs the message section `checkout`. */
export function useWhenText(): (when: When) => string {
  const t = useMessages('checkout');
  const language = useLanguage();
  return (when) => orderWhenText(t, language, when);
}
