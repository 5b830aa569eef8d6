import { DAY } from '../../domain/times/zoned-time.ts';
import type { Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';

/** Deletes messages that are older than their restaurant keeps them. */
export function forgetOldMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old messages',
    everyMs: DAY / 4,
    async run() {
      const restaurants = await db
        .selectFrom('restaurants')
        .select(['id', 'message_days'])
        .where('message_days', 'is not', null)
        .execute();
      for (const { id, message_days } of restaurants) {
        await db
          .deleteFrom('messages')
          .where('restaurant_id', '=', id)
          .where('created_at', '<', clock() - Number(message_days) * DAY)
          .execute();
      }
      return 0;
    },
  };
}
