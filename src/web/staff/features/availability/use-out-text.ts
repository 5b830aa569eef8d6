import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { useSchedule } from '../board/use-schedule.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Until when an item is unavailable, in words. `until`: when it comes back by itself; null: when staff change it. */
export function useOutText(until: string | null): string {
  const t = useMessages('availability');
  const language = useLanguage();
  const { timezone } = useSchedule();
  if (until === null) return t('out_until_changed');
  if (Date.parse(until) < Date.now() + DAY) return t('out_today');
  return t('out_until_date', { date: dateTime(until, timezone, language, { day: 'numeric', month: 'long' }) });
}
