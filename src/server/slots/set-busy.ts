import type { BusyInput, BusyState } from '../../contract/staff/staff-order-times.ts';
import { BUSY_FOR } from '../../domain/slots/kitchen-busy.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/** How busy the kitchen says it is; null: not at `now`. */
export async function readBusy(db: Db, restaurantId: string, now: number): Promise<BusyState | null> {
  const { busy_minutes: minutes, busy_until: until } = await db
    .selectFrom('restaurants')
    .select(['busy_minutes', 'busy_until'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return minutes === null || until === null || until <= now ? null : { minutes, until: toIso(until) };
}

/** Adds minutes to all times for an hour, or takes them away with null. */
export async function setBusy(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: BusyInput },
): Promise<BusyState | null> {
  const now = services.clock();
  const { minutes } = input;
  const { busy } = await changeRestaurant(services, { restaurantId, userId, now }, 'kitchen_busy', {
    read: async (db, id) => ({ busy: await readBusy(db, id, now) }),
    columns: { busy_minutes: minutes, busy_until: minutes === null ? null : now + BUSY_FOR },
  });
  services.live.notifyStaff(restaurantId, { kind: 'kitchen_busy', busy });
  return busy;
}
