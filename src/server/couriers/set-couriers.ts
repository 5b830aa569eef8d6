import type { CourierSettings } from '../../contract/staff/staff-couriers.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/** Turns on or off that couriers take orders by a link on their phones. While it is off, no link shows anything. */
export function setCouriers(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: CourierSettings },
): Promise<CourierSettings> {
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'couriers', {
    read: async (db, id) => ({ usesCouriers: await usesCouriers(db, id) }),
    columns: { couriers: Number(input.usesCouriers) },
  });
}

export async function usesCouriers(db: Db, restaurantId: string): Promise<boolean> {
  const { couriers } = await db
    .selectFrom('restaurants')
    .select('couriers')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return couriers === 1;
}
