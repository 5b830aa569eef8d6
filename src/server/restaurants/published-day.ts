import { type DayHours, dayOf, windowsOf } from '../../domain/times/opening-windows.ts';

/** A weekday as the specification shapes it; a closed day has empty times. */
export function publishedDay(day: DayHours) {
  return { open: '', close: '', ...dayOf(windowsOf(day)) };
}
