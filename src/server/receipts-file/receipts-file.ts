import { type ColumnNames, CSV_MARK, type CsvSeparator, csvLine } from '../../contract/csv.ts';
import { toDecimal } from '../../domain/money/money.ts';
import type { ReceiptsBy } from '../../domain/taxes/receipts-by.ts';
import type { TaxSum } from '../../domain/taxes/tax-order.ts';
import { MINUTE, wallClock } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { receiptNumber } from '../receipts/present-receipt.ts';
import type { Span } from '../reports/reports.repo.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { percentOfRate } from '../taxes/present-tax.ts';
import { type ReceiptLine, receiptLines } from './receipt-lines.ts';

const PARTS = ['discount', 'deliveryFee', 'bagFee', 'smallOrderFee', 'serviceFee', 'tip', 'deposit'] as const;

interface Asked {
  span: Span;
  by: ReceiptsBy;
  separator: CsvSeparator;
  /** In the reader's language. */
  named: ColumnNames;
}

/**
 * Receipts and refunds of a span for the tax adviser: each, or added up by day or month of the calendar, because the law dates a receipt by
 * when it was given: a night's last ones are of the next day, as they say themselves, unlike in the figures, which go by business day. It names nobody (decision 076). Each rate that occurs
 * has two columns.
 */
export async function receiptsCsv(
  db: Db,
  { id, timezone }: Tenant,
  { span, by, separator, named }: Asked,
): Promise<string> {
  const decimals = await decimalsHere(db, id);
  const lines = await receiptLines(db, id, span);
  const rates = [...new Set(lines.flatMap(({ sums }) => sums.map(({ rate }) => rate)))].sort((a, b) => b - a);
  // Only where bottles and cans have one.
  const parts = PARTS.filter((part) => part !== 'deposit' || lines.some(({ deposit }) => deposit !== 0));
  const amounts = (of: readonly ReceiptLine[]) =>
    amountsOf(of, { rates, parts }).map((minor) => toDecimal(minor, decimals));
  const names = [
    ...['gross', 'net', 'tax'].map(named),
    ...rates.flatMap((rate) => [`${named('net')} ${percentOfRate(rate)}%`, `${named('tax')} ${percentOfRate(rate)}%`]),
    ...parts.map(named),
  ];
  const rows = (): (string | number)[][] => {
    if (by === 'receipt') return lines.map((line) => [...factsOf(line, timezone), ...amounts([line])]);
    const length = by === 'day' ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length;
    const groups = Map.groupBy(lines, ({ at }) => wallClock(at, timezone).date.slice(0, length));
    return [...groups].map(([date, of]) => [date, ...countsOf(of), ...amounts(of)]);
  };
  const facts =
    by === 'receipt'
      ? ['date', 'time', 'kind', 'receipt', 'till', 'order', 'type', 'method', 'creditNote']
      : [by, 'receipts', 'refunds'];
  return CSV_MARK + [[...facts.map(named), ...names], ...rows()].map((cells) => csvLine(cells, separator)).join('');
}

function factsOf(line: ReceiptLine, timezone: string): string[] {
  const { date, minutes } = wallClock(line.at, timezone);
  const time = new Date(minutes * MINUTE).toISOString().slice(11, 16);
  return [
    date,
    time,
    line.kind,
    receiptNumber(line),
    line.tillNumber,
    line.order,
    line.orderType,
    line.method,
    line.creditNote,
  ];
}

function countsOf(lines: readonly ReceiptLine[]): number[] {
  const count = (of: ReceiptLine['kind']) => lines.filter(({ kind }) => kind === of).length;
  // One that was turned down is none.
  return [count('receipt'), count('refund') - count('reversal')];
}

/** Gross, net and tax, net and tax of each rate, and the parts, added up. */
function amountsOf(
  lines: readonly ReceiptLine[],
  { rates, parts }: { rates: readonly number[]; parts: readonly (typeof PARTS)[number][] },
): number[] {
  const sum = (of: (line: ReceiptLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const taxOf = (field: 'net' | 'tax', rate?: number) =>
    sum(({ sums }) =>
      added(
        sums.filter((each) => rate === undefined || each.rate === rate),
        field,
      ),
    );
  const gross = sum((line) => line.gross);
  const tax = taxOf('tax');
  return [
    gross,
    gross - tax,
    tax,
    ...rates.flatMap((rate) => [taxOf('net', rate), taxOf('tax', rate)]),
    ...parts.map((part) => sum((line) => line[part])),
  ];
}

function added(sums: readonly TaxSum[], field: 'net' | 'tax'): number {
  return sums.reduce((total, each) => total + each[field], 0);
}
