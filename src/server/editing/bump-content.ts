import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';

/**
 * Marks the restaurant's public content as changed, which makes cached copies stale. Locks the restaurant's row until the
 * transaction ends, which serialises changes of one restaurant's content.
 */
export async function bumpContent(tx: Tx, restaurantId: string, now: number): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set({ revision: raisedRevision(now) })
    .where('id', '=', restaurantId)
    .execute();
}

/** SQL for a new row's revision, greater than that of every restaurant: caches ask for revisions above the last they saw. */
export function nextRevision(now: number) {
  return sql<number>`(select case when max(revision) >= ${now} then max(revision) + 1 else ${now} end from restaurants)`;
}

/**
 * The same for a row of `restaurants` that is updated. An update that waited for another's in PostgreSQL sees the other's row
 * only here, as its own; all it selects is from before it waited, and so may be its `now`.
 */
export function raisedRevision(now: number) {
  return sql<number>`(select max(revision) from (
    select restaurants.revision + 1 as revision
    union all select ${nextRevision(now)}) as candidates)`;
}
