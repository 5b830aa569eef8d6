import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { findProductState, insertFavorite, listFavorites } from './favorites.repo.ts';

/** Adds a product of this restaurant's menu to the favourites and returns all favourites. Idempotent. */
export async function addFavorite(
  { db, clock }: Services,
  favorite: { restaurantId: string; userId: string; productId: string },
): Promise<string[]> {
  const { restaurantId, userId, productId } = favorite;
  return inTransaction(db, async (tx) => {
    const product = await findProductState(tx, restaurantId, productId);
    if (!product?.isActive) throw new Refusal(commonRefusals.not_found);
    await insertFavorite(tx, favorite, clock());
    return listFavorites(tx, restaurantId, userId);
  });
}
