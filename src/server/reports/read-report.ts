import type { Figures } from '../../contract/staff/staff-reports.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { shareOf, toDecimal } from '../../domain/money/money.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { wallClock } from '../../domain/times/zoned-time.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { countCallOffs } from './count-call-offs.ts';
import { callOffs, sumsByAcquaintance, sumsByCategory } from './report-parts.repo.ts';
import {
  bestDishes,
  type OrderSums,
  promotionCosts,
  sumsByChannel,
  sumsByPayment,
  sumsByQuarter,
} from './reports.repo.ts';
import { businessSpan, datesOf, spanBefore } from './span-of-days.ts';
import { tipsIn } from './tips.repo.ts';

/**
 * Sales figures of the restaurant's business days `from` to `to`, both included: what is ordered on Sunday before the night of Saturday has
 * closed is Saturday's.
 * Throws a `Refusal` if the span is empty or too long.
 */
export async function readReport(
  { db, content }: Services,
  { id, timezone, contentLanguage }: Pick<Tenant, 'id' | 'timezone' | 'contentLanguage'>,
  span: { from: string; to: string },
): Promise<Figures> {
  const dates = datesOf(span);
  const { schedule } = await readOrderingSettings(db, id);
  const instants = businessSpan(span, schedule);
  const earlier = spanBefore(span);
  const [sums, before, dishes, categories, customers, off, payments, channels, promotions, tips, menu] =
    await Promise.all([
      sumsByQuarter(db, id, instants),
      sumsByQuarter(db, id, businessSpan(earlier, schedule)),
      bestDishes(db, id, instants),
      sumsByCategory(db, id, instants),
      sumsByAcquaintance(db, id, instants),
      callOffs(db, id, instants),
      sumsByPayment(db, id, instants),
      sumsByChannel(db, id, instants),
      promotionCosts(db, id, instants),
      tipsIn(db, id, instants),
      content.of(id, contentLanguage),
    ]);
  const { restaurant } = menu;
  const names = new Map(menu.categories.map(({ _id, name }) => [_id, name]));
  const byDate = Map.groupBy(sums, ({ placedOn, at }) => placedOn ?? businessDate(schedule, at));
  const byHour = Map.groupBy(sums, ({ at }) => Math.floor(wallClock(at, timezone).minutes / 60));
  const decimals = decimalsOf(restaurant.currency.code);
  const tipsByDate = Map.groupBy(tips, ({ placedOn, placedAt }) => placedOn ?? businessDate(schedule, placedAt));
  const tipped = (of: readonly { tip: number }[] = []) =>
    (restaurant.tips || tips.length > 0) && { tips: toDecimal(sumOf(of, 'tip'), decimals) };
  return {
    currency: restaurant.currency,
    timezone,
    days: dates.map((date) => ({
      date,
      ...summary(byDate.get(date) ?? [], decimals),
      ...tipped(tipsByDate.get(date)),
    })),
    total: { ...summary(sums, decimals), ...tipped(tips) },
    before: { ...earlier, total: summary(before, decimals) },
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, orders: sumOf(byHour.get(hour) ?? [], 'orders') })),
    dishes: dishes.map((dish) => ({ ...dish, revenue: toDecimal(dish.revenue, decimals) })),
    categories: categories.map(({ categoryId, quantity, revenue }) => ({
      name: names.get(categoryId ?? '') ?? null,
      quantity,
      revenue: toDecimal(revenue, decimals),
    })),
    customers: {
      new: { ...customers.new, revenue: toDecimal(customers.new.revenue, decimals) },
      returning: { ...customers.returning, revenue: toDecimal(customers.returning.revenue, decimals) },
    },
    callOffs: countCallOffs(off),
    payments: payments.map((payment) => ({ ...payment, revenue: toDecimal(payment.revenue, decimals) })),
    channels: channels.map((channel) => ({ ...channel, revenue: toDecimal(channel.revenue, decimals) })),
    promotions: promotions.map((promotion) => ({
      ...promotion,
      discount: toDecimal(promotion.discount, decimals),
      revenue: toDecimal(promotion.revenue, decimals),
    })),
  };
}

function summary(parts: readonly OrderSums[], decimals: number): Figures['total'] {
  const orders = sumOf(parts, 'orders');
  const revenue = sumOf(parts, 'revenue');
  return {
    orders,
    revenue: toDecimal(revenue, decimals),
    average: orders === 0 ? null : toDecimal(shareOf(revenue, orders), decimals),
    discount: toDecimal(sumOf(parts, 'discount'), decimals),
    calledOff: sumOf(parts, 'calledOff'),
    promised: sumOf(parts, 'promised'),
    onTime: sumOf(parts, 'onTime'),
  };
}

function sumOf<K extends string>(parts: readonly Record<K, number>[], figure: K): number {
  return parts.reduce((sum, part) => sum + part[figure], 0);
}
