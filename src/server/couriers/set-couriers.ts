import type { CourierSettings } from '../../contract/staff/staff-couriers.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { courierTermsOf } from './courier-cash.repo.ts';

/**
 * Turns on or off that couriers take orders by a link on their phones, that each hands in their cash, and that they may show customers how
 * far away they are. While it is off, no link shows anything. What is not handed in when settling ends counts as paid into the drawer, as it does without.
 */
export function setCouriers(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: CourierSettings },
): Promise<CourierSettings> {
  const now = services.clock();
  return changeRestaurant<CourierSettings>(services, { restaurantId, userId, now }, 'couriers', {
    read: async (db, id) => {
      const { isUsed, settleFrom, showsPosition } = await courierTermsOf(db, id);
      const settlesCash = settleFrom !== null;
      return { usesCouriers: isUsed, ...(settlesCash && { settlesCash }), ...(showsPosition && { showsPosition }) };
    },
    columns: ({ settlesCash: did = false, showsPosition: showed = false }) => {
      const settles = input.usesCouriers && (input.settlesCash ?? did);
      return {
        couriers: Number(input.usesCouriers),
        ...(settles !== did && { couriers_settle_from: settles ? now : null }),
        couriers_show_position: Number(input.usesCouriers && (input.showsPosition ?? showed)),
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
