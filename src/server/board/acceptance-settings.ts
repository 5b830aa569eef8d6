import type { UnansweredOrders } from '../../contract/staff/staff-ordering.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

export async function readAcceptance(db: Db, restaurantId: string): Promise<Versioned<UnansweredOrders>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['remind_after_minutes', 'cancel_after_minutes'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return versioned({ remindAfterMinutes: row.remind_after_minutes, cancelAfterMinutes: row.cancel_after_minutes });
}

/** Changes the times for unanswered orders. Orders that are already placed keep theirs. */
export async function changeAcceptance(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<UnansweredOrders> },
): Promise<Versioned<UnansweredOrders>> {
  const { expectedVersion, remindAfterMinutes, cancelAfterMinutes } = change;
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'unanswered_orders', {
    read: readAcceptance,
    expectedVersion,
    columns: { remind_after_minutes: remindAfterMinutes, cancel_after_minutes: cancelAfterMinutes },
  });
}
