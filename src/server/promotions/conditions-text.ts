import { type Language, LOCALES } from '../../domain/languages.ts';
import { hoursInWords } from '../../domain/menu/hours-in-words.ts';
import type { PromotionConditions } from '../../domain/menu/promotion-conditions.ts';
import type { ServingHours } from '../../domain/menu/serving-hours.ts';
import { firstOfMonth } from '../../domain/times/first-of-month.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { fill, sentence } from '../platform/sentence.ts';
import { zonedTimeText } from '../platform/time-text.ts';

const FROM = sentence('promotion-terms', 'from');
const UNTIL = sentence('promotion-terms', 'until');
const FIRST_ORDER = sentence('promotion-terms', 'first_order');
const ONLY = {
  Delivery: sentence('promotion-terms', 'delivery_only'),
  Pickup: sentence('promotion-terms', 'pickup_only'),
} as const;

/** For whom and when a promotion is: "Your first order · Pickup only · Mon–Fri 11:00 AM–3:00 PM"; '': always and for all. */
export function conditionsText({ firstOrderOnly, orderType, hours }: PromotionConditions, language: Language): string {
  const parts = [
    firstOrderOnly && FIRST_ORDER[language],
    orderType && ONLY[orderType][language],
    hours && hoursText(hours, language),
  ];
  return parts.filter(Boolean).join(' · ');
}

export function hoursText(hours: ServingHours, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : LOCALES[language];
  const written = (instant: number, options: Intl.DateTimeFormatOptions) =>
    firstOfMonth(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(instant), locale);
  return hoursInWords(hours, {
    day: (date) => written(Date.parse(date), { day: 'numeric', month: 'short' }),
    from: (date) => fill(FROM[language], { date }),
    until: (date) => fill(UNTIL[language], { date }),
    clock: (minutes) => zonedTimeText(minutes * MINUTE, 'UTC', language),
    // 5 January 1970 was a Monday.
    weekday: (day) => written((day + 4) * DAY, { weekday: 'short' }),
    listed: (names) => names.join(language === 'zh' || language === 'ja' ? '、' : ', '),
  });
}
