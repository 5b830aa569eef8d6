import { storage } from '../../app/storage.ts';
import * as STORAGE_KEYS from '../../app/storage-keys.ts';

/** The promotion whose items the customer went to see: checkout applies it unasked (DESIGN 2). An id; null for none. */
export const openedPromotion = {
  get: () => storage.get(STORAGE_KEYS.openedPromotion),
  remember: (promotionId: string) => storage.set(STORAGE_KEYS.openedPromotion, promotionId),
  forget: () => storage.remove(STORAGE_KEYS.openedPromotion),
};
