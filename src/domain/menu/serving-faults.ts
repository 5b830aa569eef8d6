import type { ServingHours } from './serving-hours.ts';

/** What makes hours say nothing, or never hold; null: nothing does. */
export function servingHoursFault({ windows, firstDate, lastDate }: ServingHours): 'empty' | 'dates_reversed' | null {
  if (windows.length === 0 && firstDate === null && lastDate === null) return 'empty';
  return firstDate !== null && lastDate !== null && lastDate < firstDate ? 'dates_reversed' : null;
}
