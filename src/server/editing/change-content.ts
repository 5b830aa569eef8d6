import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { bumpContent } from './bump-content.ts';
import type { StaffAct } from './record-change.ts';

/** The staff member who edits a restaurant's public content. */
export type Editor = Omit<StaffAct, 'now'>;

/** What a change does in its transaction. */
export type ContentWork<T> = (tx: Tx, act: StaffAct) => Promise<T>;

/**
 * Runs one change of a restaurant's public content in a transaction that holds the restaurant's lock, then makes cached copies
 * stale. Changes of one restaurant's content run one after the other.
 */
export async function changeContent<T>(services: Services, editor: Editor, work: ContentWork<T>): Promise<T> {
  const act = { ...editor, now: services.clock() };
  const done = await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, act.restaurantId, act.now);
    return work(tx, act);
  });
  services.content.changed(act.restaurantId);
  return done;
}
