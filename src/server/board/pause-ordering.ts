import type { OrderingPauseInput } from '../../contract/staff/staff-ordering.ts';
import { SCHEDULING } from '../../domain/limits.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { orderingRefusals } from './ordering.refusals.ts';

/** Stops taking orders until an instant, or takes them again with null. Returns that instant. */
export async function pauseOrdering(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: OrderingPauseInput },
): Promise<string | null> {
  const now = services.clock();
  const until = input.until === null ? null : Date.parse(input.until);
  const days = SCHEDULING.daysAhead;
  if (until !== null && (until <= now || until > now + days * DAY)) {
    throw new Refusal(orderingRefusals.pause_out_of_range, { values: { days } });
  }
  await changeRestaurant(services, { restaurantId, userId, now }, 'ordering_pause', {
    read: readPause,
    columns: { ordering_paused_until: until },
    after: { until: toIso(until), reason: input.reason },
  });
  services.live.notifyStaff(restaurantId, { kind: 'ordering_paused', orderingPausedUntil: toIso(until) });
  return toIso(until);
}

async function readPause(db: Db, restaurantId: string): Promise<{ until: string | null }> {
  const row = await db
    .selectFrom('restaurants')
    .select('ordering_paused_until')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { until: toIso(row.ordering_paused_until) };
}
