import type { Figures } from './staff-figures.ts';

const COLUMNS = ['date', 'orders', 'revenue', 'average', 'discount', 'calledOff', 'promised', 'onTime'] as const;

/** A line a day (RFC 4180), figures with a point: every spreadsheet can be told so, none guesses it. */
export function figuresCsv({ days }: Figures): string {
  const lines = [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column] ?? ''))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
