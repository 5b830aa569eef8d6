import { DAY } from '../../domain/times/zoned-time.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { type Chore, eachByItself } from '../platform/housekeeping.ts';
import { promisesKept } from '../reports/reports.repo.ts';
import type { Services } from '../services.ts';

const DAYS = 30 * DAY;
/** Fewer orders say nothing. */
const LEAST = 20;
const EVERY_MS = 60 * 60_000;

/** Percent of the orders of the last 30 days with a promised time that were on time; null: too few. */
export async function onTimePercent(db: Db, restaurantId: string, now: number): Promise<number | null> {
  const { promised, onTime } = await promisesKept(db, restaurantId, { from: now - DAYS, to: now });
  return promised < LEAST ? null : Math.round((onTime / promised) * 100);
}

/** Keeps the percentage true of restaurants that publish it on Home. */
export function refreshPunctuality(services: Services): Chore {
  return {
    name: 'published punctuality',
    everyMs: EVERY_MS,
    run: async () => {
      const { db, clock } = services;
      const now = clock();
      const publishing = await db
        .selectFrom('restaurants')
        .select(['id', 'on_time_percent'])
        .where('publishes_punctuality', '=', 1)
        .execute();
      await eachByItself(publishing, async ({ id, on_time_percent: known }) => {
        const percent = await onTimePercent(db, id, now);
        if (percent === known) return;
        await inTransaction(db, async (tx) => {
          await bumpContent(tx, id, now);
          await tx.updateTable('restaurants').set({ on_time_percent: percent }).where('id', '=', id).execute();
        });
        services.content.changed(id);
      });
      return 0;
    },
  };
}
