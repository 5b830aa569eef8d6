import type { Tx } from '../platform/database/database.ts';

/**
 * Locks the restaurant's row until the transaction ends. Changes of what belongs to the restaurant but stands on no public page,
 * such as its team and its domains, happen one after the other by it, and leave caches as they are (`bumpContent` does not).
 */
export async function lockRestaurant(tx: Tx, restaurantId: string): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', restaurantId)
    .execute();
}
