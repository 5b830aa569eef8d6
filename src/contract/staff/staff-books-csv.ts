import { CSV_MARK, type CsvSeparator, csvLine } from '../csv.ts';
import type { Books } from './staff-books.ts';

const SUMS = [
  'orders',
  'sales',
  'refunds',
  'revenue',
  'online',
  'atDoor',
  'open',
  'difference',
  'deliveryFee',
  'fees',
] as const;

/** The books as a file for spreadsheets, a line for each period: sums, what came in by method, tax by rate, receipts. */
export function booksCsv({ periods }: Books, separator: CsvSeparator): string {
  const methods = [...new Set(periods.flatMap((each) => each.methods.map(({ method }) => method)))];
  const rates = [...new Set(periods.flatMap((each) => each.taxes.map(({ percent }) => percent)))].sort((a, b) => b - a);
  const hasTips = periods.some(({ tips }) => tips !== undefined);
  const head = [
    ...['period', ...SUMS, ...(hasTips ? ['tips'] : []), ...methods.map((method) => `received: ${method}`)],
    ...rates.flatMap((percent) => [`net ${percent}%`, `tax ${percent}%`]),
    ...['receipts', 'firstReceipt', 'lastReceipt'],
  ];
  const lines = periods.map((each) => [
    ...[each.period, ...SUMS.map((name) => each[name]), ...(hasTips ? [each.tips ?? 0] : [])],
    ...methods.map((method) => each.methods.find((one) => one.method === method)?.received ?? 0),
    ...rates.flatMap((percent) => {
      const tax = each.taxes.find((one) => one.percent === percent);
      return [tax?.net ?? 0, tax?.tax ?? 0];
    }),
    ...[each.receipts?.count ?? 0, each.receipts?.first ?? '', each.receipts?.last ?? ''],
  ]);
  return CSV_MARK + [head, ...lines].map((line) => csvLine(line, separator)).join('');
}
