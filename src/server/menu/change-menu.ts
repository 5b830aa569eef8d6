import { bumpContent } from '../editing/bump-content.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/** The staff member who edits a restaurant's menu. */
export type Editor = Omit<StaffAct, 'now'>;

/**
 * Runs one change of the menu in a transaction that holds the restaurant's lock, then makes the public content stale and tells
 * the boards. Changes of one restaurant's menu run one after the other.
 */
export async function changeMenu<T>(
  services: Services,
  editor: Editor,
  work: (tx: Tx, act: StaffAct) => Promise<T>,
): Promise<T> {
  const act = { ...editor, now: services.clock() };
  const done = await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, act.restaurantId, act.now);
    return work(tx, act);
  });
  services.content.changed(act.restaurantId);
  services.live.notifyStaff(act.restaurantId, { kind: 'availability_changed' });
  return done;
}
