import { callNumberOf } from '../../../domain/orders/call-number.ts';
import { businessDate } from '../../../domain/times/business-day.ts';
import type { Schedule } from '../../../domain/times/opening-hours.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { StoredOrder } from '../orders.repo.ts';

/**
 * Gives a new order the next number of the business day on which it is cooked: an order for Saturday has one of Saturday's, so that no two
 * are called alike. The day's row is locked until the transaction ends: one that is rolled back gives its number back.
 */
export async function withCallNumber(tx: Tx, stored: StoredOrder, schedule: Schedule): Promise<StoredOrder> {
  const { order } = stored;
  const values = {
    restaurant_id: order.restaurant_id,
    business_date: businessDate(schedule, order.scheduled_at ?? order.created_at),
    given: 1,
  };
  const { given } = await tx
    .insertInto('call_counters')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'business_date'])
        .doUpdateSet((eb) => ({ given: eb('call_counters.given', '+', 1) })),
    )
    .returning('given')
    .executeTakeFirstOrThrow();
  return { ...stored, order: { ...order, call_number: callNumberOf(given) } };
}
