import type { AssistantSettings } from '../../contract/staff/staff-assistants.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Services } from '../services.ts';

/** Closes or opens the door to assistants. What people order by themselves from an assistant's checkout stays. */
export function setAssistants(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: AssistantSettings },
): Promise<AssistantSettings> {
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'assistants', {
    read: async (db, id) => {
      const { assistants_off } = await db
        .selectFrom('restaurants')
        .select('assistants_off')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { assistantsOff: assistants_off === 1 };
    },
    columns: { assistants_off: Number(input.assistantsOff) },
  });
}
