import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';

/** The id of the promotion whose items the customer has viewed; null: none. Checkout tries to apply it by itself (DESIGN 2). */
export const openedPromotion = {
  get: () => storage.get(STORAGE_KEYS.openedPromotion),
  remember: (promotionId: string) => storage.set(STORAGE_KEYS.openedPromotion, promotionId),
  forget: () => storage.remove(STORAGE_KEYS.openedPromotion),
};
