import type { Tx } from '../platform/database/database.ts';

/** Keeps with a new account which edition of the restaurant's own terms its holder has accepted; null: the restaurant has none. */
export async function keepAcceptedTerms(
  tx: Tx,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      terms_version: eb.selectFrom('restaurants').select('legal_version').where('id', '=', restaurantId),
    }))
    .where('id', '=', userId)
    .execute();
}
