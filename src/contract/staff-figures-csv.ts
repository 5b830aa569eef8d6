import type { Figures } from './staff-figures.ts';

const COLUMNS = ['date', 'orders', 'revenue', 'average', 'discount', 'calledOff', 'promised', 'onTime'] as const;

/** Figures as CSV, one line per day (RFC 4180), with a decimal point, which spreadsheets can be told to expect. */
export function figuresCsv({ days }: Figures): string {
  const lines = [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column] ?? ''))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
