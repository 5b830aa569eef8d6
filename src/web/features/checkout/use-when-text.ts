import { wallClock } from '../../../domain/times/zoned-time.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { dateTime } from '../../app/format/format.ts';
import { timeText } from '../orders/order-time.ts';

interface When {
  orderType: 'Delivery' | 'Pickup';
  isASAP: boolean;
  /** ms; null while no time is chosen. */
  scheduledAt: number | null;
  timezone: string;
  now: number;
}

/** "Delivery today at 7:00 PM", in the restaurant's zone. Needs the message section `checkout`. */
export function useWhenText(): (when: When) => string {
  const t = useMessages('checkout');
  const language = useLanguage();
  return ({ orderType, isASAP, scheduledAt, timezone, now }) => {
    if (isASAP) return t(`when_asap_${orderType}`);
    if (scheduledAt === null) return t('no_time');
    const { date } = wallClock(scheduledAt, timezone);
    const time = timeText(scheduledAt, { zone: timezone, language });
    const day = dateTime(scheduledAt, timezone, language, { weekday: 'short', day: 'numeric', month: 'short' });
    const isToday = date === wallClock(now, timezone).date;
    return t(`when_at_${orderType}`, { when: isToday ? t('today_at', { time }) : t('day_at', { day, time }) });
  };
}
