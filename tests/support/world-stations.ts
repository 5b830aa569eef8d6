import { insertKitchenDevice, insertStation } from '../../src/server/cooking/stations.repo.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import type { TestApp } from './test-app.ts';

/** How many stations of earlier worlds stay: a restaurant may have only a few, and a walk makes more worlds than that. */
const KEPT = 6;

/** A station of the place that cooks what a line orders, with a device that waits for its code. */
export async function newStation(
  { services }: TestApp,
  { restaurantId, productId }: { restaurantId: string; productId: string },
): Promise<{ stationId: string; kitchenDeviceId: string }> {
  const { db, clock } = services;
  const all = await db
    .selectFrom('stations')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const done = all.slice(KEPT).map(({ id }) => id);
  if (done.length) await db.deleteFrom('stations').where('id', 'in', done).execute();
  const row = { restaurant_id: restaurantId, created_at: clock() };
  const [stationId, kitchenDeviceId] = [newId(), newId()];
  const empty = toJson<string[]>([]);
  await db.transaction().execute(async (tx) => {
    // Of all that name the dish, the newest: the line is this world's.
    await tx.updateTable('stations').set({ products: empty }).where('restaurant_id', '=', restaurantId).execute();
    await insertStation(tx, {
      ...row,
      id: stationId,
      name: 'Oven',
      categories: empty,
      products: toJson([productId]),
      option_values: empty,
    });
    await insertKitchenDevice(tx, {
      ...row,
      ...{ id: kitchenDeviceId, station_id: stationId, name: 'Tablet', seen_at: null },
      ...{ code_hash: sha256(newId()), code_until: clock() + 600_000, token_hash: null },
    });
  });
  return { stationId, kitchenDeviceId };
}
