import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/**
 * Says that the public content changed: caches drop it. The restaurant's row stays locked until the transaction ends,
 * so that changes of one restaurant's content wait for each other.
 */
export async function raiseRevision(tx: Tx, restaurantId: string, now: number): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set({ revision: nextRevision(now) })
    .where('id', '=', restaurantId)
    .execute();
}

/** Greater than every restaurant's: caches ask for what is above the last they saw. */
export function nextRevision(now: number) {
  return sql<number>`(select case when max(revision) >= ${now} then max(revision) + 1 else ${now} end from restaurants)`;
}
