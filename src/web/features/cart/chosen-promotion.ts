import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { createStore, useStore } from '../../app/storage/store.ts';

const read = () => storage.get(STORAGE_KEYS.chosenPromotion);
const store = createStore(typeof window === 'undefined' ? null : read(), null);

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.chosenPromotion || key === null) store.set(read());
  });
}

/**
 * The id of the promotion that the customer applied from its card; null: none. Checkout deducts its discount, or says why
 * it cannot (DECISIONS, "Promotions"). One whose items they have only `seen` it tries to apply by itself (DESIGN 2).
 */
export const chosenPromotion = {
  get: store.get,
  choose(promotionId: string): void {
    storage.set(STORAGE_KEYS.chosenPromotion, promotionId);
    store.set(promotionId);
  },
  seen: () => storage.get(STORAGE_KEYS.openedPromotion),
  rememberSeen: (promotionId: string) => storage.set(STORAGE_KEYS.openedPromotion, promotionId),
  /** Both. */
  forget(): void {
    storage.remove(STORAGE_KEYS.chosenPromotion);
    storage.remove(STORAGE_KEYS.openedPromotion);
    store.set(null);
  },
};

export function useChosenPromotion(): string | null {
  return useStore(store);
}
