import { type DayHours, dayOf, type OpeningWindow, windowsOf } from '../../domain/opening-windows.ts';
import type { OpeningExceptionsTable } from '../platform/tables/restaurant-tables.ts';

/** The row of `opening_exceptions` for a date. */
export function exceptionRow(restaurantId: string, { date, ...day }: DayHours & { date: string }) {
  const { open, close, isClosed, windows } = dayOf(windowsOf(day));
  return {
    restaurant_id: restaurantId,
    date,
    opens: open ?? null,
    closes: close ?? null,
    is_closed: Number(isClosed),
    windows: windows ? JSON.stringify(windows) : null,
  } satisfies OpeningExceptionsTable;
}

/** Wire form of a row. `windows` is present only for a date with several openings. */
export function presentException(row: Omit<OpeningExceptionsTable, 'restaurant_id'>) {
  const windows = row.windows === null ? null : (JSON.parse(row.windows) as OpeningWindow[]);
  return {
    date: row.date,
    open: row.opens,
    close: row.closes,
    isClosed: row.is_closed === 1,
    ...(windows && { windows }),
  };
}
