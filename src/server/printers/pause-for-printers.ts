import { SILENT_AFTER_MS } from '../../domain/orders/papers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { BATCH, type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';

const EVERY_MS = 30_000;
/** For how long ordering pauses at a time, so that it goes on by itself soon after the printer does. */
const PAUSE_MS = 4 * MINUTE;
/** A pause is prolonged when less than this is left. */
const LEAST_MS = 2 * MINUTE;

/** Pauses ordering, where its owner chose so, as long as a printer is silent or out of order. */
export function pauseForPrinters(services: Services): Chore {
  return {
    name: 'pauses for printers',
    everyMs: EVERY_MS,
    run: async () => {
      const now = services.clock();
      const broken = Map.groupBy(await brokenPrinters(services.db, now), ({ restaurant_id }) => restaurant_id);
      await eachByItself(broken, ([restaurantId, [printer]]) =>
        pause(services, restaurantId, printer?.name ?? '', now),
      );
      return broken.size;
    },
  };
}

/** Printers that somebody has to go to, and that may pause ordering. One that never asked for work is not set up yet. */
function brokenPrinters(db: Db, now: number) {
  return db
    .selectFrom('printers')
    .select(['restaurant_id', 'name'])
    .where('pauses_ordering', '=', 1)
    .where((eb) => eb.or([eb('seen_at', '<', now - SILENT_AFTER_MS), eb('trouble', 'is not', null)]))
    .orderBy('restaurant_id')
    .limit(BATCH - 1)
    .execute();
}

async function pause(services: Services, restaurantId: string, printer: string, now: number): Promise<void> {
  const until = now + PAUSE_MS;
  const isLonger = await inTransaction(services.db, async (tx) => {
    const before = await tx
      .selectFrom('restaurants')
      .select('ordering_paused_until')
      .where('id', '=', restaurantId)
      .executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('restaurants')
      .set({ ordering_paused_until: until })
      .where('id', '=', restaurantId)
      .where((eb) => eb.or([eb('ordering_paused_until', 'is', null), eb('ordering_paused_until', '<', now + LEAST_MS)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await bumpContent(tx, restaurantId, now);
    if (await isProlonged(tx, restaurantId, before, now)) return true;
    const change = { action: 'ordering_pause', subject: 'restaurant', subjectId: restaurantId } as const;
    // Until when is known only once the printer goes on.
    const after = { reason: printer };
    await recordChange(tx, { restaurantId, userId: null, now }, { ...change, before: null, after });
    return true;
  });
  if (!isLonger) return;
  services.content.changed(restaurantId);
  services.live.notifyStaff(restaurantId, { kind: 'ordering_paused', orderingPausedUntil: toIso(until) });
}

/** Whether a printer has paused ordering before and the pause goes on: the history has it already. */
async function isProlonged(
  tx: Tx,
  restaurantId: string,
  before: { ordering_paused_until: number | null } | undefined,
  now: number,
): Promise<boolean> {
  if ((before?.ordering_paused_until ?? 0) <= now) return false;
  const last = await tx
    .selectFrom('audit_log')
    .select('user_id')
    .where('restaurant_id', '=', restaurantId)
    .where('action', '=', 'ordering_pause')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.user_id === null;
}
