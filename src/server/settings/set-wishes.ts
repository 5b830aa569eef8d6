import type { WishSettings } from '../../contract/staff/staff-wishes.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Services } from '../services.ts';

/** Turns on or off that checkout asks customers what becomes of a dish that is missing. Orders keep what they were told. */
export function setWishes(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: WishSettings },
): Promise<WishSettings> {
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'wishes', {
    read: async (db, id) => {
      const { asks_wishes } = await db
        .selectFrom('restaurants')
        .select('asks_wishes')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { asksWishes: asks_wishes === 1 };
    },
    columns: { asks_wishes: Number(input.asksWishes) },
  });
}
