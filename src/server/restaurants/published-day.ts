import { type DayHours, dayOf, windowsOf } from '../../domain/opening-windows.ts';

/** A day of the week in the specified shape: a closed one has empty times. */
export function publishedDay(day: DayHours) {
  return { open: '', close: '', ...dayOf(windowsOf(day)) };
}
