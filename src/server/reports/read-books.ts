import type { Books, BooksPeriod } from '../../contract/staff/staff-books.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { isCash, type NamedMethod } from '../../domain/orders/payment-methods.ts';
import type { TaxSum } from '../../domain/taxes/tax-order.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { wallClock } from '../../domain/times/zoned-time.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import { receiptNumber } from '../receipts/present-receipt.ts';
import { coinOf } from '../restaurants/coin-of.ts';
import type { Services } from '../services.ts';
import { percentOfRate } from '../taxes/present-tax.ts';
import { type BookedRow, bookedOrders, disputesIn, receiptsGiven } from './books.repo.ts';
import { cashCounts } from './cash-ups.repo.ts';
import { deliveryCharges } from './delivery-charges.repo.ts';
import { cashDifference } from './read-cash-ups.ts';
import { readProviderBooks } from './read-provider-books.ts';
import { businessSpan, datesOf, instantsOf } from './span-of-days.ts';

const SUMS = ['sales', 'refunds', 'online', 'atDoor', 'open', 'lost', 'difference', 'deliveryFee', 'fees'] as const;
/** Only where there are some. */
const RARE_SUMS = ['deposits', 'rounding'] as const;

/** What a period adds up, in minor units. */
interface Adding {
  orders: number;
  sums: Record<(typeof SUMS)[number] | (typeof RARE_SUMS)[number], number>;
  tips: number;
  /** What delivery services asked. */
  services: number;
  /** How many deliveries they took and did not bring. */
  toCheck: number;
  /** null: nobody counted. */
  cashDifference: number | null;
  methods: Map<string, number>;
  taxes: Map<number, TaxSum>;
  /** Their numbers, the least first. */
  receipts: number[];
}

/**
 * The books of the days `from` to `to`, by day or month: orders by the business day on which they were placed, and the provider's entries
 * beside them. Receipts keep the date of the calendar on which they were given, which stands on them, as the law wants it; disputes, that of
 * the provider. Throws a `Refusal` if the span is empty or too long.
 */
export async function readBooks(
  { db, content }: Services,
  { id, timezone, contentLanguage }: Tenant,
  { by, ...span }: { from: string; to: string; by: 'day' | 'month' },
): Promise<Books> {
  datesOf(span);
  const { schedule } = await readOrderingSettings(db, id);
  const [business, calendar] = [businessSpan(span, schedule), instantsOf(span, timezone)];
  const { restaurant } = await content.of(id, contentLanguage);
  const periodOf = (date: string) => date.slice(0, by === 'day' ? 10 : 7);
  const periods = new Map<string, Adding>();
  const total = nothing();
  const to = (date: string) => {
    const period = periodOf(date);
    const found = periods.get(period) ?? nothing();
    periods.set(period, found);
    return [found, total];
  };
  for await (const page of bookedOrders(db, id, business, coinOf(restaurant))) {
    for (const row of page) {
      for (const adding of to(row.placedOn ?? businessDate(schedule, row.placedAt))) add(adding, row);
    }
  }
  for (const { number, issued_at } of await receiptsGiven(db, id, calendar)) {
    for (const { receipts } of to(wallClock(issued_at, timezone).date)) receipts.push(number);
  }
  for (const { date, price, isToCheck } of await deliveryCharges(db, id, business)) {
    for (const adding of to(date ?? businessDate(schedule, business.from))) {
      adding.services += price;
      adding.toCheck += Number(isToCheck);
    }
  }
  // Who counts a day again means the last count.
  const counts = new Map((await cashCounts(db, id, span)).map((row) => [row.business_date, row]));
  for (const [date, row] of counts) {
    for (const adding of to(date)) adding.cashDifference = (adding.cashDifference ?? 0) + cashDifference(row);
  }
  const decimals = decimalsOf(restaurant.currency.code);
  const disputes = await disputesIn(db, id, calendar);
  const rare = RARE_SUMS.filter((name) => [total, ...periods.values()].some(({ sums }) => sums[name] !== 0));
  const hasTips = restaurant.tips !== undefined || total.tips > 0;
  const shown = { decimals, rare, hasTips, hasServices: total.services > 0, hasToCheck: total.toCheck > 0 };
  return {
    currency: restaurant.currency,
    periods: [...periods]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([period, adding]) => ({ period, ...present(adding, shown) })),
    total: present(total, shown),
    disputes: disputes.map((each) => ({
      orderId: each.order_id,
      orderNumber: each.number,
      at: toIso(each.disputed_at ?? 0),
      state: each.dispute ?? 'open',
      amount: toDecimal(each.dispute_amount ?? 0, decimals),
      fee: each.dispute_fee == null ? null : toDecimal(each.dispute_fee, decimals),
    })),
    provider: await readProviderBooks(db, {
      restaurantId: id,
      currency: restaurant.currency,
      periodOf: (instant) => periodOf(businessDate(schedule, instant)),
      span: business,
    }),
  };
}

function nothing(): Adding {
  const sums = Object.fromEntries([...SUMS, ...RARE_SUMS].map((name) => [name, 0])) as Adding['sums'];
  return {
    orders: 0,
    sums,
    tips: 0,
    services: 0,
    toCheck: 0,
    cashDifference: null,
    methods: new Map(),
    taxes: new Map(),
    receipts: [],
  };
}

function add(adding: Adding, row: BookedRow): void {
  if (row.sales > 0) adding.orders += 1;
  for (const name of [...SUMS, ...RARE_SUMS]) adding.sums[name] += row[name];
  adding.tips += row.tips;
  // What went back in cash came out of the till, however the order was paid.
  const till = row.cashBack > 0 && !isCash(row.method) ? CASH : row.method;
  receive(adding, row.method, row.online + row.atDoor + row.cashBack);
  receive(adding, till, -row.cashBack);
  for (const { rate, net, tax, gross } of row.tax) {
    const sum = adding.taxes.get(rate) ?? { rate, net: 0, tax: 0, gross: 0 };
    adding.taxes.set(rate, { rate, net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross });
  }
}

function receive({ methods }: Adding, method: string, received: number): void {
  if (received !== 0) methods.set(method, (methods.get(method) ?? 0) + received);
}

const CASH = 'Cash' satisfies NamedMethod;

/** What stands there only where there is some of it. */
interface Shown {
  decimals: number;
  rare: readonly (typeof RARE_SUMS)[number][];
  hasTips: boolean;
  hasServices: boolean;
  hasToCheck: boolean;
}

function present(
  { orders, sums, tips, services, toCheck, cashDifference, methods, taxes, receipts }: Adding,
  { decimals, rare, hasTips, hasServices, hasToCheck }: Shown,
): Omit<BooksPeriod, 'period'> {
  const amount = (minor: number) => toDecimal(minor, decimals);
  const [first, last] = [receipts[0], receipts.at(-1)];
  return {
    orders,
    ...(Object.fromEntries(SUMS.map((name) => [name, amount(sums[name])])) as Adding['sums']),
    ...Object.fromEntries(rare.map((name) => [name, amount(sums[name])])),
    revenue: amount(sums.sales - sums.refunds),
    ...(cashDifference !== null && { cashDifference: amount(cashDifference) }),
    ...(hasTips && { tips: amount(tips) }),
    ...(hasServices && { deliveryServices: amount(services) }),
    ...(hasToCheck && { deliveriesToCheck: toCheck }),
    methods: [...methods].map(([method, received]) => ({ method, received: amount(received) })),
    taxes: [...taxes.values()]
      .sort((a, b) => b.rate - a.rate)
      .map(({ rate, net, tax, gross }) => ({
        percent: percentOfRate(rate),
        ...{ net: amount(net), tax: amount(tax), gross: amount(gross) },
      })),
    receipts:
      first === undefined || last === undefined
        ? null
        : {
            count: receipts.length,
            first: receiptNumber({ number: first }),
            last: receiptNumber({ number: last }),
          },
  };
}
