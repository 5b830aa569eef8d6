import { useLanguage } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';

/** Names a business day: "Friday, 27 November". */
export function useDayName(): (date: string) => string {
  const language = useLanguage();
  return (date) => dateTime(`${date}T12:00:00Z`, 'UTC', language, { weekday: 'long', day: 'numeric', month: 'long' });
}
