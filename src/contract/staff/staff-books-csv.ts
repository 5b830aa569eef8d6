import { wallClock } from '../../domain/times/zoned-time.ts';
import { type ColumnNames, CSV_MARK, type CsvSeparator, csvLine } from '../csv.ts';
import type { Books, ProviderBooks } from './staff-books.ts';

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

/** Only where there are some. */
const RARE = ['deposits', 'rounding', 'cashDifference', 'deliveryServices', 'deliveriesToCheck'] as const;

const OF_PROVIDER = ['charged', 'refunded', 'disputed', 'fees', 'other', 'paidOut', 'net', 'difference'] as const;

/**
 * The books as a file for spreadsheets, a line for each period: sums, what came in by method, tax by rate, receipts, and then what was lost
 * in disputes and what the provider's own books say, where there is an account.
 */
export function booksCsv(
  { periods: sold, provider, total }: Books,
  separator: CsvSeparator,
  named: ColumnNames,
): string {
  const balances = provider?.balances ?? [];
  const periods = withAll(sold, total, balances);
  const methods = [...new Set(periods.flatMap((each) => each.methods.map(({ method }) => method)))];
  const rates = [...new Set(periods.flatMap((each) => each.taxes.map(({ percent }) => percent)))].sort((a, b) => b - a);
  const rare = RARE.filter((name) => periods.some((each) => each[name] !== undefined));
  const hasTips = periods.some(({ tips }) => tips !== undefined);
  const head = [
    ...['period', ...SUMS, ...rare, ...(hasTips ? ['tips'] : [])].map(named),
    ...methods.map((method) => `${named('received')}: ${method}`),
    ...rates.flatMap((percent) => [`${named('net')} ${percent}%`, `${named('tax')} ${percent}%`]),
    ...['receipts', 'firstReceipt', 'lastReceipt', 'lost'].map(named),
    ...balances.flatMap(({ currency: { code } }) =>
      OF_PROVIDER.map((name) => `${named('provider')} ${code}: ${named(name)}`),
    ),
  ];
  const lines = periods.map((each) => [
    ...[
      each.period,
      ...SUMS.map((name) => each[name]),
      ...rare.map((name) => each[name] ?? 0),
      ...(hasTips ? [each.tips ?? 0] : []),
    ],
    ...methods.map((method) => each.methods.find((one) => one.method === method)?.received ?? 0),
    ...rates.flatMap((percent) => {
      const tax = each.taxes.find((one) => one.percent === percent);
      return [tax?.net ?? 0, tax?.tax ?? 0];
    }),
    ...[each.receipts?.count ?? 0, each.receipts?.first ?? '', each.receipts?.last ?? '', each.lost],
    ...balances.flatMap((balance) => {
      const own = balance.periods.find(({ period }) => period === each.period);
      return OF_PROVIDER.map((name) => own?.[name] ?? 0);
    }),
  ]);
  return CSV_MARK + [head, ...lines].map((line) => csvLine(line, separator)).join('');
}

/** The periods, also those in which nothing was sold and the provider's balance changed. */
function withAll(sold: Books['periods'], total: Books['total'], balances: readonly ProviderBooks[]): Books['periods'] {
  const names = new Set([...sold, ...balances.flatMap(({ periods }) => periods)].map(({ period }) => period));
  const nothing = { ...NOTHING, ...(total.tips !== undefined && { tips: 0 }) };
  return [...names].sort().map((period) => sold.find((each) => each.period === period) ?? { period, ...nothing });
}

const NOTHING = {
  ...{ orders: 0, sales: 0, refunds: 0, revenue: 0, online: 0, atDoor: 0, open: 0, lost: 0, difference: 0 },
  ...{ deliveryFee: 0, fees: 0, methods: [], taxes: [], receipts: null },
};

/** Disputes as a file for spreadsheets. `zone` is the restaurant's. */
export function disputesCsv(
  { disputes }: Pick<Books, 'disputes'>,
  zone: string,
  separator: CsvSeparator,
  named: ColumnNames,
): string {
  const lines = disputes.map(({ orderNumber, at, state, amount, fee }) => [
    ...[wallClock(Date.parse(at), zone).date, orderNumber, state, amount, fee ?? ''],
  ]);
  return (
    CSV_MARK +
    [['date', 'order', 'state', 'amount', 'fee'].map(named), ...lines].map((line) => csvLine(line, separator)).join('')
  );
}
