import type { WishSettings, WishSettingsInput } from '../../contract/staff/staff-wishes.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Services } from '../services.ts';

/**
 * Turns on or off that checkout asks customers what becomes of a dish that is missing, and that they may add words to a dish. Orders keep
 * what they were told.
 */
export function setWishes(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: WishSettingsInput },
): Promise<WishSettings> {
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'wishes', {
    read: async (db, id) => {
      const { asks_wishes, takes_line_notes } = await db
        .selectFrom('restaurants')
        .select(['asks_wishes', 'takes_line_notes'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { asksWishes: asks_wishes === 1, takesLineNotes: takes_line_notes === 1 };
    },
    columns: {
      ...(input.asksWishes !== undefined && { asks_wishes: Number(input.asksWishes) }),
      ...(input.takesLineNotes !== undefined && { takes_line_notes: Number(input.takesLineNotes) }),
    },
  });
}
