import { SILENT_AFTER_MS } from '../../domain/orders/papers.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { BATCH, type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { devicesOf } from './devices.repo.ts';
import { insertRings } from './rings.repo.ts';

const EVERY_MS = 15_000;

/**
 * Rings the devices of a restaurant once for a printer that is silent or out of order while papers wait for it, unless a board is
 * connected, which rings by itself. A printer that is only switched off for the night wakes nobody. It may ring again once it has printed.
 */
export function alarmForPrinters(services: Services): Chore {
  return {
    name: 'alarms for printers',
    everyMs: EVERY_MS,
    run: async () => {
      const stuck = Map.groupBy(await quietlyStuck(services), ({ restaurant_id }) => restaurant_id);
      await eachByItself(stuck, async ([restaurantId, printers]) => {
        if ((await services.live.boardsOpen(restaurantId)) > 0) return;
        await ring(
          services,
          restaurantId,
          printers.map(({ id }) => id),
        );
      });
      return 0;
    },
  };
}

/** Printers that are stuck and have not rung for it yet, at restaurants that have a device to ring. */
function quietlyStuck({ db, clock }: Services) {
  return stuckPrinters(db, clock())
    .where('alarmed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_devices as d').select('d.id').whereRef('d.restaurant_id', '=', 'printers.restaurant_id'),
      ),
    )
    .orderBy('restaurant_id')
    .limit(BATCH)
    .execute();
}

/** Those printers that are silent or out of order while papers wait for them. One that never asked for work is not set up yet. */
export function stuckPrinters(db: Db, now: number) {
  return db
    .selectFrom('printers')
    .select(['restaurant_id', 'id', 'name', 'seen_at', 'trouble'])
    .where((eb) => eb.or([eb('seen_at', '<', now - SILENT_AFTER_MS), eb('trouble', 'is not', null)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('print_jobs as j')
          .select('j.id')
          .whereRef('j.restaurant_id', '=', 'printers.restaurant_id')
          .whereRef('j.printer_id', '=', 'printers.id')
          .where('j.state', '=', 'waiting')
          .where((held) => held.or([held('j.from_at', 'is', null), held('j.from_at', '<=', now)])),
      ),
    );
}

/** Of several processes one has the printers' devices rung. */
async function ring({ db, clock }: Services, restaurantId: string, ids: string[]): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .updateTable('printers')
      .set({ alarmed_at: now })
      .where('restaurant_id', '=', restaurantId)
      .where('id', 'in', ids)
      .where('alarmed_at', 'is', null)
      .returning('id')
      .execute();
    if (taken.length === 0) return;
    const printerIds = taken.map(({ id }) => id);
    const devices = await devicesOf(tx, restaurantId);
    await insertRings(
      tx,
      devices.map(({ id: deviceId }) => ({ restaurantId, deviceId, orderIds: null, printerIds, now })),
    );
  });
}
