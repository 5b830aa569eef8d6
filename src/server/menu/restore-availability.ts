import { bumpContent } from '../editing/bump-content.ts';
import { inTransaction } from '../platform/database/database.ts';
import { BATCH, type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { bringBack, restaurantsWithReturns } from './availability.repo.ts';
import { recordStock } from './record-stock.ts';

/** How late items may return to the public menu. Cart and checkout are exact, because they compare instants (`isAvailableAt`). */
const EVERY_MS = 30_000;

/** Makes items available again that were unavailable until the end of the business day. */
export function restoreAvailability(services: Services): Chore {
  const { db, clock, content } = services;
  return {
    name: 'returning dishes',
    everyMs: EVERY_MS,
    run: async () => {
      const now = clock();
      const restaurants = await restaurantsWithReturns(db, now, BATCH);
      await eachByItself(restaurants, async (restaurantId) => {
        await inTransaction(db, async (tx) => {
          await bumpContent(tx, restaurantId, now);
          for (const { table, id, ...before } of await bringBack(tx, restaurantId, now)) {
            const after = { is_available: 1, unavailable_until: null };
            await recordStock(tx, { restaurantId, userId: null, now }, { table, id, before, after });
          }
        });
        content.changed(restaurantId);
        services.live.notifyStaff(restaurantId, { kind: 'availability_changed' });
      });
      return restaurants.length;
    },
  };
}
