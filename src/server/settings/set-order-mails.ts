import type { OrderMailSettings } from '../../contract/staff/staff-order-mails.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { Services } from '../services.ts';

/** Turns on or off that customers are mailed of fewer steps of their orders (`isMinorStep`), from the next step on. */
export function setOrderMails(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: OrderMailSettings },
): Promise<OrderMailSettings> {
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'order_mails', {
    read: async (db, id) => {
      const { few_mails } = await db
        .selectFrom('restaurants')
        .select('few_mails')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { fewMails: few_mails === 1 };
    },
    columns: { few_mails: Number(input.fewMails) },
  });
}
