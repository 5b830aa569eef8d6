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
import { type CashCountRow, type CashMove, cashCounts, cashGivenBack, cashTaken } from './cash-ups.repo.ts';
import { businessSpan, datesOf } from './span-of-days.ts';

/** What decides about a restaurant's cash. `coin`: the smallest in which it is paid, in minor units. */
export interface Till {
  restaurantId: string;
  schedule: Schedule;
  coin: number;
  decimals: number;
}

export async function tillOf(
  { db, content }: Services,
  { id, contentLanguage }: Pick<Tenant, 'id' | 'contentLanguage'>,
): Promise<Till & { currency: CashUps['currency'] }> {
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
  const isShown = ({ date, taken, givenBack, counts }: CashDay) =>
    date === today || taken.orders > 0 || givenBack > 0 || counts.length > 0;
  return { currency: till.currency, today, days: days.filter(isShown).reverse() };
}

/** Each business day's cash, by the day on which it came in or went back, whenever its order was placed. */
export async function cashDays(db: Db, till: Till, span: { from: string; to: string }): Promise<CashDay[]> {
  const { restaurantId, schedule, coin } = till;
  const instants = businessSpan(span, schedule);
  const dateOf = ({ at }: CashMove) => businessDate(schedule, at);
  const taken = Map.groupBy(await cashTaken(db, restaurantId, instants, coin), dateOf);
  const back = Map.groupBy(await cashGivenBack(db, restaurantId, instants), dateOf);
  const counts = Map.groupBy(await cashCounts(db, restaurantId, span), (row) => row.business_date);
  return datesOf(span).map((date) =>
    presentDay(date, till, { taken: taken.get(date), back: back.get(date), counts: counts.get(date) }),
  );
}

interface OfDay {
  taken: CashMove[] | undefined;
  back: CashMove[] | undefined;
  counts: CashCountRow[] | undefined;
}

function presentDay(date: string, { decimals }: Till, { taken = [], back = [], counts = [] }: OfDay): CashDay {
  const amount = (minor: number) => toDecimal(minor, decimals);
  const summed = (moves: readonly CashMove[]) => ({ orders: moves.length, cash: amount(sumOf(moves)) });
  const brought = Map.groupBy(
    taken.filter(({ courier }) => courier !== null),
    ({ courier }) => courier ?? '',
  );
  return {
    date,
    taken: summed(taken),
    couriers: [...brought].map(([name, moves]) => ({ name, ...summed(moves) })),
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

function sumOf(moves: readonly CashMove[]): number {
  return moves.reduce((sum, { cash }) => sum + cash, 0);
}
