import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/**
 * Marks the restaurant's public content as changed, which makes cached copies stale. Locks the restaurant's row until the
 * transaction ends, which serialises changes of one restaurant's content.
 */
export async function raiseRevision(tx: Tx, restaurantId: string, now: number): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set({ revision: nextRevision(now) })
    .where('id', '=', restaurantId)
    .execute();
}

/** SQL for a revision greater than that of every restaurant: caches ask for revisions above the last one that they saw. */
export function nextRevision(now: number) {
  return sql<number>`(select case when max(revision) >= ${now} then max(revision) + 1 else ${now} end from restaurants)`;
}
