import { isDeepStrictEqual } from 'node:util';
import type { StaffOrderTimes } from '../../contract/staff/staff-order-times.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { START_AHEAD } from '../../domain/orders/kitchen-horizon.ts';
import { withDrive } from '../../domain/slots/drive.ts';
import { type OrderTimes, USUAL_ORDER_TIMES } from '../../domain/slots/order-times.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { usualTimesOf } from '../restaurants/order-times-of.ts';
import type { Services } from '../services.ts';
import { onTimePercent } from './punctuality.ts';
import { recountSlots } from './recount-slots.ts';

export async function readOrderTimes(db: Db, restaurantId: string): Promise<Versioned<StaffOrderTimes>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['order_times', 'publishes_punctuality', 'start_ahead', 'holds_papers'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  // Rows from before drives were kept have none.
  const times = { ...USUAL_ORDER_TIMES, ...fromJson(row.order_times) } as OrderTimes &
    Pick<StaffOrderTimes, keyof OrderTimes>;
  return versioned({
    ...times,
    mostUnits: times.mostUnits ?? null,
    startAheadMinutes: row.start_ahead ?? START_AHEAD.usual,
    holdsPapers: row.holds_papers === 1,
    publishesPunctuality: row.publishes_punctuality === 1,
  });
}

/** Changes how the restaurant takes orders in time. Orders that are placed keep theirs, and are counted into the new slots. */
export async function changeOrderTimes(
  services: Services,
  { tenant, userId, change }: { tenant: Tenant; userId: string; change: TakenChange<StaffOrderTimes> },
): Promise<Versioned<StaffOrderTimes>> {
  const { expectedVersion, publishesPunctuality, startAheadMinutes, holdsPapers, ...times } = change;
  const { id: restaurantId, timezone } = tenant;
  const now = services.clock();
  const isUsual = isDeepStrictEqual(times, USUAL_ORDER_TIMES);
  return changeRestaurant(services, { restaurantId, userId, now }, 'order_times', {
    read: readOrderTimes,
    expectedVersion,
    columns: async (_, tx) => ({
      order_times: isUsual ? null : toJson(times),
      ...(startAheadMinutes !== undefined && {
        start_ahead: startAheadMinutes === START_AHEAD.usual ? null : startAheadMinutes,
      }),
      ...(holdsPapers !== undefined && { holds_papers: Number(holdsPapers) }),
      publishes_punctuality: Number(publishesPunctuality),
      on_time_percent: publishesPunctuality ? await onTimePercent(tx, restaurantId, now) : null,
    }),
    alongside: async (tx) => {
      const usual = await tx
        .selectFrom('restaurants')
        .select(['delivery_minutes', 'collection_minutes'])
        .where('id', '=', restaurantId)
        .executeTakeFirstOrThrow();
      await recountSlots(tx, restaurantId, { times: withDrive(times, usualTimesOf(usual)), timezone, now });
    },
  });
}
