import type { UnansweredOrders } from '../../contract/staff-ordering.ts';
import type { Db } from '../platform/database.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { changeRestaurant } from './change-restaurant.ts';

export async function readUnanswered(db: Db, restaurantId: string): Promise<UnansweredOrders> {
  const row = await db
    .selectFrom('restaurants')
    .select(['remind_after_minutes', 'cancel_after_minutes'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return settingsOf(row);
}

/** Holds for orders placed from then on: each keeps the times it was placed under. */
export async function changeUnanswered(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: UnansweredOrders },
): Promise<UnansweredOrders> {
  await changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'unanswered_orders', {
    columns: { remind_after_minutes: input.remindAfterMinutes, cancel_after_minutes: input.cancelAfterMinutes },
    before: settingsOf,
    after: input,
  });
  return input;
}

function settingsOf(row: Pick<RestaurantsTable, 'remind_after_minutes' | 'cancel_after_minutes'>): UnansweredOrders {
  return { remindAfterMinutes: row.remind_after_minutes, cancelAfterMinutes: row.cancel_after_minutes };
}
