import type { Figures } from '../../contract/staff-figures.ts';
import { toDecimal } from '../../domain/money.ts';
import { isCalledOff, type OrderStatus } from '../../domain/order-status.ts';
import { addDays, instantOf, wallClock } from '../../domain/zoned-time.ts';
import type { Tenant } from '../platform/app.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { figuresRefusals } from './figures.refusals.ts';
import { type CountedOrder, countedOrders } from './figures.repo.ts';

/** A year with its leap day. */
const MAX_DAYS = 366;

/** How the days of a span went, each in the restaurant's zone: a day may have 23 or 25 hours. */
export async function readFigures(
  { db, content }: Services,
  tenant: Tenant,
  span: { from: string; to: string },
): Promise<Figures> {
  const { timezone } = tenant;
  const dates = datesOf(span);
  const orders = await countedOrders(db, tenant.id, {
    from: instantOf(span.from, 0, timezone),
    to: instantOf(addDays(span.to, 1), 0, timezone),
  });
  const byDate = Map.groupBy(orders, (order) => wallClock(order.created_at, timezone).date);
  const { restaurant } = await content.of(tenant.id, tenant.contentLanguage);
  return {
    currency: restaurant.currency,
    timezone,
    days: dates.map((date) => ({ date, ...sumsOf(byDate.get(date) ?? []) })),
    total: sumsOf(orders),
  };
}

function datesOf({ from, to }: { from: string; to: string }): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (dates.push(date) > MAX_DAYS) break;
  }
  if (dates.length === 0 || dates.length > MAX_DAYS) {
    throw new Refusal(figuresRefusals.span_out_of_range, { values: { days: MAX_DAYS } });
  }
  return dates;
}

function sumsOf(orders: readonly CountedOrder[]): Figures['total'] {
  const kept = orders.filter(({ status }) => !isCalledOff(status as OrderStatus));
  const revenue = kept.reduce((sum, { total }) => sum + total, 0);
  return {
    orders: kept.length,
    revenue: toDecimal(revenue),
    average: kept.length === 0 ? null : toDecimal(Math.round(revenue / kept.length)),
    discount: toDecimal(kept.reduce((sum, { discount }) => sum + discount, 0)),
    calledOff: orders.length - kept.length,
  };
}
