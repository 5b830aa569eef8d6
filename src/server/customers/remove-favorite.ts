import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { deleteFavorite, findProductState, listFavorites } from './favorites.repo.ts';

/** Removes a favourite and returns the others. A product that is not among them, or off the menu, is not an error. */
export async function removeFavorite(
  { db }: Services,
  favorite: { restaurantId: string; userId: string; productId: string },
): Promise<string[]> {
  const { restaurantId, userId, productId } = favorite;
  if (!(await findProductState(db, restaurantId, productId))) throw new Refusal(commonRefusals.not_found);
  await deleteFavorite(db, favorite);
  return listFavorites(db, restaurantId, userId);
}
