import { DAY } from '../../src/domain/times/zoned-time.ts';
import { sealedFor } from '../../src/server/tills/open-till.ts';
import { keepTillMenu } from '../../src/server/tills/till-menus.repo.ts';
import { keepTill } from '../../src/server/tills/tills.repo.ts';
import { startHubRise } from './hubrise-server.ts';
import type { TestApp } from './test-app.ts';

let started: ReturnType<typeof startHubRise> | undefined;

/** A till that is connected, and what an owner comes back with who connects it anew. */
export async function newTill(
  { services }: TestApp,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<{ tillCode: string; tillState: string }> {
  started ??= startHubRise();
  const hubRise = await started;
  const { db, config, payments, clock } = services;
  Object.assign(config, {
    HUBRISE_URL: hubRise.url,
    ...{ HUBRISE_CLIENT_ID: hubRise.client.id, HUBRISE_CLIENT_SECRET: hubRise.client.secret },
  });
  const location = `location-${restaurantId}`;
  const token = hubRise.open(location);
  const menuId = hubRise.catalogs.idOf(location);
  hubRise.catalogs.all.set(menuId, {
    categories: [{ ref: 'C', name: 'Drinks' }],
    products: [{ ref: 'P', category_ref: 'C', name: 'Cola', skus: [{ ref: 'COLA', price: '2.00 GBP' }] }],
    option_lists: [],
  });
  await db.transaction().execute(async (tx) => {
    await keepTill(tx, {
      ...{ restaurant_id: restaurantId, location_id: location, location_name: 'Paris', account_name: 'Bella Pizza' },
      token_sealed: payments.seal(sealedFor(restaurantId), token),
      ...{ created_at: clock(), failed_at: null, last_error: null },
    });
    await keepTillMenu(tx, restaurantId, { id: menuId, name: 'Web', now: clock() });
  });
  const state = payments.seal(`till-state ${restaurantId} ${userId}`, String(clock() + DAY));
  return { tillCode: hubRise.code(location), tillState: state };
}
