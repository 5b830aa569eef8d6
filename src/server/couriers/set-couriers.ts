import type { CourierSettings } from '../../contract/staff/staff-couriers.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { settleFromOf } from './courier-cash.repo.ts';

/**
 * Turns on or off that couriers take orders by a link on their phones, and that each hands in their cash. While it is off, no link shows
 * anything. What is not handed in when settling ends counts as paid into the drawer, as it does without.
 */
export function setCouriers(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: CourierSettings },
): Promise<CourierSettings> {
  const now = services.clock();
  return changeRestaurant<CourierSettings>(services, { restaurantId, userId, now }, 'couriers', {
    read: async (db, id) => {
      const settlesCash = (await settleFromOf(db, id)) !== null;
      return { usesCouriers: await usesCouriers(db, id), ...(settlesCash && { settlesCash }) };
    },
    columns: ({ settlesCash: did = false }) => {
      const settles = input.usesCouriers && (input.settlesCash ?? did);
      return {
        couriers: Number(input.usesCouriers),
        ...(settles !== did && { couriers_settle_from: settles ? now : null }),
      };
    },
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
