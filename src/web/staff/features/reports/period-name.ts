import { useLanguage } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';

export type By = 'day' | 'month';

/** Returns a function that names a period of the books, a day (2026-06-17) or a month (2026-06), in the reader's language. */
export function usePeriodName(by: By): (period: string) => string {
  const language = useLanguage();
  return (period) =>
    by === 'day'
      ? dateTime(`${period}T12:00:00Z`, 'UTC', language, { day: 'numeric', month: 'short', year: 'numeric' })
      : dateTime(`${period}-01T12:00:00Z`, 'UTC', language, { month: 'long', year: 'numeric' });
}
