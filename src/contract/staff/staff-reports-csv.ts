import { type ColumnNames, CSV_MARK, type CsvSeparator, csvLine } from '../csv.ts';
import type { Figures } from './staff-reports.ts';

const COLUMNS = ['date', 'orders', 'revenue', 'average', 'discount', 'calledOff', 'promised', 'onTime'] as const;

/** Figures as a file for spreadsheets, one line per day. */
export function reportsCsv({ days }: Figures, separator: CsvSeparator, named: ColumnNames): string {
  const hasTips = days.some(({ tips }) => tips !== undefined);
  const columns = [...COLUMNS, ...(hasTips ? (['tips'] as const) : [])];
  const lines = [columns.map(named), ...days.map((day) => columns.map((column) => day[column] ?? ''))];
  return CSV_MARK + lines.map((line) => csvLine(line, separator)).join('');
}
