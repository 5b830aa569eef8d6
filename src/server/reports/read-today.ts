import type { Today } from '../../contract/staff/staff-today.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { shareOf, toDecimal } from '../../domain/money/money.ts';
import { businessDate, startOfBusinessDate } from '../../domain/times/business-day.ts';
import { isClosedByDate } from '../../domain/times/opening-hours.ts';
import { addDays, DAY, instantOf, MINUTE, wallClock } from '../../domain/times/zoned-time.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { unreadMessages } from '../messages/messages.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { type OrderSums, promotionEarnings, sumsByQuarter } from './reports.repo.ts';
import { businessSpan } from './span-of-days.ts';
import { averagePromise, laterOrders, soldOutDishes, unansweredReviews, waitingOrders } from './today.repo.ts';

const NAMES = 3;

/** The restaurant's business day, which may last past midnight, and what needs somebody now. */
export async function readToday(
  { db, content, clock }: Services,
  { id, timezone, contentLanguage }: Tenant,
): Promise<Today> {
  const now = clock();
  const { schedule } = await readOrderingSettings(db, id);
  const date = businessDate(schedule, now);
  const wall = wallClock(now, timezone);
  const day = businessSpan({ from: date, to: date }, schedule);
  const weekAgo = addDays(date, -7);
  const sameTime = instantOf(addDays(wall.date, -7), wall.minutes, timezone);
  const then = { ...businessSpan({ from: weekAgo, to: weekAgo }, schedule), until: sameTime };
  const week = businessSpan({ from: addDays(date, -6), to: date }, schedule);
  const [sums, before, promised, waiting, later, soldOut, reviews, messages, promotions, snapshot] = await Promise.all([
    sumsByQuarter(db, id, day),
    sumsByQuarter(db, id, then),
    averagePromise(db, id, { from: now - 60 * MINUTE, to: now + 1 }),
    waitingOrders(db, id, now),
    laterOrders(db, id, { from: now, to: startOfBusinessDate(schedule, addDays(date, 1)) }),
    soldOutDishes(db, { id, contentLanguage }, now),
    unansweredReviews(db, id, now - 30 * DAY),
    unreadMessages(db, id),
    promotionEarnings(db, id, week),
    content.of(id, contentLanguage),
  ]);
  const { currency } = snapshot.restaurant;
  const soon = Array.from({ length: 15 }, (_, days) => addDays(date, days));
  const closures = soon.filter((each) => isClosedByDate(snapshot.restaurant, each));
  const decimals = decimalsOf(currency.code);
  const sold = added(sums);
  const earlier = added(before);
  const names = new Map(snapshot.products.map(({ _id, name }) => [_id, name]));
  return {
    ...{ date, timezone, currency, closures },
    now: toIso(now),
    sales: {
      orders: sold.orders,
      revenue: toDecimal(sold.taken, decimals),
      average: sold.accepted === 0 ? null : toDecimal(shareOf(sold.taken, sold.accepted), decimals),
    },
    weekBefore: { orders: earlier.orders, revenue: toDecimal(earlier.taken, decimals) },
    handedOver: sold.promised,
    handedOverLate: sold.promised - sold.onTime,
    promisedMinutes: promised,
    unanswered: { ...waiting.unanswered, oldest: toIso(waiting.unanswered.oldest) },
    messages: { ...messages, oldest: toIso(messages.oldest) },
    late: waiting.late,
    soldOut: {
      count: soldOut.length,
      names: soldOut.slice(0, NAMES).flatMap((dish) => names.get(dish) ?? []),
    },
    reviews,
    promotions: promotions.slice(0, NAMES).map((promotion) => ({
      ...promotion,
      discount: toDecimal(promotion.discount, decimals),
      revenue: toDecimal(promotion.revenue, decimals),
    })),
    later: later.map(({ at, orders }) => ({ at: toIso(at), orders })),
  };
}

type Sums = Pick<OrderSums, 'orders' | 'accepted' | 'taken' | 'promised' | 'onTime'>;

function added(parts: readonly Sums[]): Sums {
  const total = { orders: 0, accepted: 0, taken: 0, promised: 0, onTime: 0 };
  for (const part of parts) for (const key of Object.keys(total) as (keyof Sums)[]) total[key] += part[key];
  return total;
}
