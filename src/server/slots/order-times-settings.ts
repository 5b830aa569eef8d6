import { isDeepStrictEqual } from 'node:util';
import type { StaffOrderTimes } from '../../contract/staff/staff-order-times.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { USUAL_ORDER_TIMES } from '../../domain/slots/order-times.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { onTimePercent } from './punctuality.ts';
import { recountSlots } from './recount-slots.ts';

export async function readOrderTimes(db: Db, restaurantId: string): Promise<Versioned<StaffOrderTimes>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['order_times', 'publishes_punctuality'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const times = (fromJson(row.order_times) ?? USUAL_ORDER_TIMES) as Omit<StaffOrderTimes, 'publishesPunctuality'>;
  const publishesPunctuality = row.publishes_punctuality === 1;
  return versioned({ ...times, mostUnits: times.mostUnits ?? null, publishesPunctuality });
}

/** Changes how the restaurant takes orders in time. Orders that are placed keep theirs, and are counted into the new slots. */
export async function changeOrderTimes(
  services: Services,
  { tenant, userId, change }: { tenant: Tenant; userId: string; change: TakenChange<StaffOrderTimes> },
): Promise<Versioned<StaffOrderTimes>> {
  const { expectedVersion, publishesPunctuality, ...times } = change;
  const { id: restaurantId, timezone } = tenant;
  const now = services.clock();
  const isUsual = isDeepStrictEqual(times, USUAL_ORDER_TIMES);
  return changeRestaurant(services, { restaurantId, userId, now }, 'order_times', {
    read: readOrderTimes,
    expectedVersion,
    columns: async (_, tx) => ({
      order_times: isUsual ? null : toJson(times),
      publishes_punctuality: Number(publishesPunctuality),
      on_time_percent: publishesPunctuality ? await onTimePercent(tx, restaurantId, now) : null,
    }),
    alongside: (tx) => recountSlots(tx, restaurantId, { times, timezone, now }),
  });
}
