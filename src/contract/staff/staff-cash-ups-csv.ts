import { type ColumnNames, CSV_MARK, type CsvSeparator, csvLine } from '../csv.ts';
import type { CashUps } from './staff-cash-ups.ts';

const COLUMNS = [
  ...['date', 'orders', 'taken', 'givenBack', 'expected', 'opening', 'counted', 'difference'],
  ...['reason', 'countedBy', 'countedAt'],
];

/** The cash of days as a file for spreadsheets, the first day first: a line for each count, and one for a day that nobody has counted. */
export function cashUpsCsv({ days }: CashUps, separator: CsvSeparator, named: ColumnNames): string {
  const lines = days.toReversed().flatMap(({ date, taken, givenBack, expected, counts }) => {
    const cash = [date, taken.orders, taken.cash, givenBack];
    if (counts.length === 0) return [[...cash, expected, '', '', '', '', '', '']];
    return counts.map((count) => [
      ...[...cash, count.expected, count.opening, count.counted, count.difference],
      ...[count.reason ?? '', count.by ?? '', count.at],
    ]);
  });
  return CSV_MARK + [COLUMNS.map(named), ...lines].map((line) => csvLine(line, separator)).join('');
}
