import type { Language } from '../../../../domain/languages.ts';
import type { OpeningWindow } from '../../../../domain/times/opening-windows.ts';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { clockTime, DATE, dateTime } from '../../../app/format/format.ts';
import { type DescribeChange, describeChanges, type Fact } from '../editing/describe-changes.ts';
import type { ClosureDraft, ExceptionDraft, HoursDraft } from './hours-draft.ts';

/** Describes somebody else's change of the hours: of which day or of the dates, and what they are now. */
export function useHoursChangeLabels(own: Language): DescribeChange {
  const t = useMessages('hours-settings');
  const days = useMessages('shell');
  const home = useMessages('home');
  const language = useLanguage();
  const clock = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return clockTime(hours * 60 + minutes, language);
  };
  const words = ({ open, close }: OpeningWindow) =>
    open === close ? home('all_day') : `${clock(open)} – ${clock(close)}`;
  const said = (windows: readonly OpeningWindow[]) => windows.map(words).join(', ') || t('closed');
  const date = (day: string) => (day === '' ? '' : dateTime(`${day}T12:00:00Z`, 'UTC', language, DATE));
  const ofDay = (day: Weekday): Fact => ({
    label: days(day),
    say: (now) => said(now as readonly OpeningWindow[]),
  });
  const ofDates: Record<Exclude<keyof HoursDraft, 'week'>, Fact> = {
    exceptions: {
      label: t('exceptions'),
      say: (now) =>
        (now as readonly ExceptionDraft[]).map((each) => `${date(each.date)}: ${said(each.windows)}`).join('; '),
    },
    closures: {
      label: t('closures'),
      say: (now) => (now as readonly ClosureDraft[]).map(({ from, to }) => `${date(from)} – ${date(to)}`).join('; '),
    },
  };
  const facts = { ...ofDates, ...Object.fromEntries(MONDAY_FIRST.map((day) => [`week.${day}`, ofDay(day)])) };
  return describeChanges(facts, own);
}
