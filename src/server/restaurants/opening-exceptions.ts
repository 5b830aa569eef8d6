import { type DayHours, windowsOf } from '../../domain/times/opening-windows.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { OpeningExceptionsTable } from '../platform/tables/restaurant-tables.ts';

/** The row of `opening_exceptions` for a date. */
export function exceptionRow(restaurantId: string, { date, ...day }: DayHours & { date: string }) {
  const windows = windowsOf(day);
  const [first] = windows;
  return {
    restaurant_id: restaurantId,
    date,
    opens: first?.open ?? null,
    closes: first?.close ?? null,
    is_closed: Number(!first),
    windows: windows.length > 1 ? toJson([...windows]) : null,
  } satisfies OpeningExceptionsTable;
}

/** Wire form of a row. `windows` is present only for a date with several openings. */
export function presentException(row: Omit<OpeningExceptionsTable, 'restaurant_id'>) {
  const windows = fromJson(row.windows);
  return {
    date: row.date,
    open: row.opens,
    close: row.closes,
    isClosed: row.is_closed === 1,
    ...(windows && { windows }),
  };
}
