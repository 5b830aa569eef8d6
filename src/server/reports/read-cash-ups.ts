import type { CashDay, CashUps } from '../../contract/staff/staff-cash-ups.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import type { Schedule } from '../../domain/times/opening-hours.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { coinOf } from '../restaurants/coin-of.ts';
import type { Services } from '../services.ts';
import {
  type CashCountRow,
  type CashMove,
  type CashPaid,
  cashCounts,
  cashGivenBack,
  cashTaken,
  settlementsIn,
} from './cash-ups.repo.ts';
import { businessSpan, datesOf } from './span-of-days.ts';

/** What decides about a restaurant's cash. `coin`: the smallest in which it is paid, in minor units. */
export interface CashTill {
  restaurantId: string;
  schedule: Schedule;
  coin: number;
  decimals: number;
}

export async function tillOf(
  { db, content }: Services,
  { id, contentLanguage }: Pick<Tenant, 'id' | 'contentLanguage'>,
): Promise<CashTill & { currency: CashUps['currency'] }> {
  const { restaurant } = await content.of(id, contentLanguage);
  const { schedule } = await readOrderingSettings(db, id);
  const { currency } = restaurant;
  return { restaurantId: id, schedule, coin: coinOf(restaurant), decimals: decimalsOf(currency.code), currency };
}

/** The cash of business days `from` to `to`, both included. Throws a `Refusal` if the span is empty or too long. */
export async function readCashUps(
  services: Services,
  tenant: Tenant,
  span: { from: string; to: string },
): Promise<CashUps> {
  datesOf(span);
  const till = await tillOf(services, tenant);
  const today = businessDate(till.schedule, services.clock());
  const days = await cashDays(services.db, till, span);
  const isShown = ({ date, taken, withCouriers, givenBack, counts }: CashDay) =>
    date === today || taken.orders > 0 || withCouriers || givenBack > 0 || counts.length > 0;
  return { currency: till.currency, today, days: days.filter(isShown).reverse() };
}

/** Each business day's cash, by the day on which it came in or went back, whenever its order was placed. */
export async function cashDays(db: Db, till: CashTill, span: { from: string; to: string }): Promise<CashDay[]> {
  const { restaurantId, schedule, coin } = till;
  const instants = businessSpan(span, schedule);
  const dateOf = ({ at }: { at: number }) => businessDate(schedule, at);
  const paid = Map.groupBy(await cashTaken(db, restaurantId, instants, coin), dateOf);
  const settled = Map.groupBy(await settlementsIn(db, restaurantId, instants), ({ settled_at: at }) => dateOf({ at }));
  const back = Map.groupBy(await cashGivenBack(db, restaurantId, instants), dateOf);
  const counts = Map.groupBy(await cashCounts(db, restaurantId, span), (row) => row.business_date);
  return datesOf(span).map((date) =>
    presentDay(date, till, {
      ...{ paid: paid.get(date), settled: settled.get(date) },
      ...{ back: back.get(date), counts: counts.get(date) },
    }),
  );
}

type SettledRow = Awaited<ReturnType<typeof settlementsIn>>[number];

interface OfDay {
  paid: CashPaid[] | undefined;
  settled: SettledRow[] | undefined;
  back: CashMove[] | undefined;
  counts: CashCountRow[] | undefined;
}

function presentDay(
  date: string,
  { decimals }: CashTill,
  { paid = [], settled = [], back = [], counts = [] }: OfDay,
): CashDay {
  const amount = (minor: number) => toDecimal(minor, decimals);
  const summed = (moves: readonly CashMove[]) => ({ orders: ordersOf(moves), cash: amount(sumOf(moves)) });
  const out = paid.filter(({ isOut }) => isOut);
  // What couriers have handed in came into the drawer then, whenever it was paid.
  const handedIn = settled.map(({ settled_at: at, courier, orders, cash }) => ({ at, courier, orders, cash }));
  const taken: CashMove[] = [...paid.filter(({ isOut }) => !isOut), ...handedIn];
  const brought = Map.groupBy(
    taken.filter(({ courier }) => courier !== null),
    ({ courier }) => courier ?? '',
  );
  return {
    date,
    taken: summed(taken),
    couriers: [...brought].map(([name, moves]) => ({ name, ...summed(moves) })),
    ...(settled.length > 0 && {
      settled: settled.map((row) => ({
        ...{ courier: row.courier, orders: row.orders, cash: amount(row.cash) },
        ...{ by: row.name, at: toIso(row.settled_at) },
      })),
    }),
    ...(out.length > 0 && { withCouriers: summed(out) }),
    givenBack: amount(sumOf(back)),
    expected: amount(sumOf(taken) - sumOf(back)),
    counts: counts.map((row) => ({
      number: row.number,
      opening: amount(row.opening),
      expected: amount(row.expected),
      counted: amount(row.counted),
      difference: amount(cashDifference(row)),
      reason: row.reason,
      by: row.name,
      at: toIso(row.created_at),
    })),
  };
}

/** By how much more (below 0: less) was counted than there should be, in minor units. */
export function cashDifference({ opening, expected, counted }: Pick<CashCountRow, 'opening' | 'expected' | 'counted'>) {
  return counted - opening - expected;
}

function ordersOf(moves: readonly CashMove[]): number {
  return moves.reduce((sum, { orders }) => sum + orders, 0);
}

function sumOf(moves: readonly CashMove[]): number {
  return moves.reduce((sum, { cash }) => sum + cash, 0);
}
