import type { CashCountInput, CashDay } from '../../contract/staff/staff-cash-ups.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { addDays } from '../../domain/times/zoned-time.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { Services } from '../services.ts';
import { cashUpsRefusals as refusals } from './cash-ups.refusals.ts';
import { insertCashCount } from './cash-ups.repo.ts';
import { cashDays, cashDifference, tillOf } from './read-cash-ups.ts';

/**
 * Keeps what was counted of a business day's cash beside what its orders say at this moment. Throws a `Refusal` if that is no longer what
 * was seen, if somebody has counted meanwhile, or for a difference without a reason.
 */
export async function countCash(
  services: Services,
  { tenant, userId, input }: { tenant: Tenant; userId: string; input: CashCountInput },
): Promise<CashDay> {
  const { restaurantId, ...of } = await tillOf(services, tenant);
  const till = { restaurantId, ...of };
  const { decimals, schedule, currency } = till;
  const now = services.clock();
  const { date } = input;
  const span = { from: date, to: date };
  const today = businessDate(schedule, now);
  const isPast = date <= today && date >= addDays(today, -STAFF_MAX.figuresDays);
  const isMoney = (amount: number) => isPrice(amount, currency.code);
  refuseFields({
    ...(isPast ? {} : { date: 'date_invalid' }),
    ...(isMoney(input.opening) ? {} : { opening: 'price_invalid' }),
    ...(isMoney(input.counted) ? {} : { counted: 'price_invalid' }),
  });
  return inTransaction(services.db, async (tx) => {
    const [before] = await cashDays(tx, till, span);
    const expected = before?.expected ?? 0;
    if (toMinor(input.expected, decimals) !== toMinor(expected, decimals)) throw new Refusal(refusals.cash_moved);
    const row = {
      ...{ restaurant_id: restaurantId, business_date: date, number: input.after + 1 },
      opening: toMinor(input.opening, decimals),
      expected: toMinor(expected, decimals),
      counted: toMinor(input.counted, decimals),
      reason: input.reason || null,
      ...{ counted_by: userId, created_at: now },
    };
    const difference = cashDifference(row);
    if (difference !== 0 && row.reason === null) refuseFields({ reason: 'required' });
    const isNext = (before?.counts.length ?? 0) === input.after;
    if (!isNext || !(await insertCashCount(tx, row))) throw new Refusal(refusals.cash_counted_already);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'cash_count', subject: 'restaurant', subjectId: restaurantId, before: null },
        after: {
          date,
          expected,
          counted: input.counted,
          difference: toDecimal(difference, decimals),
          ...(row.reason !== null && { reason: row.reason }),
        },
      },
    );
    const [day] = await cashDays(tx, till, span);
    if (!day) throw new Refusal(refusals.cash_moved);
    return day;
  });
}
