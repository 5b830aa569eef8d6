import { bumpContent } from '../editing/bump-content.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/** Runs a change of the hero slides in a transaction that holds the restaurant's lock, and makes the public content stale. */
export async function changeSlides<T>(
  services: Services,
  { restaurantId, userId }: { restaurantId: string; userId: string },
  change: (tx: Tx, act: StaffAct) => Promise<T>,
): Promise<T> {
  const now = services.clock();
  const answer = await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, restaurantId, now);
    return change(tx, { restaurantId, userId, now });
  });
  services.content.changed(restaurantId);
  return answer;
}
