import type { OrderType } from '../../../domain/orders/order-types.ts';
import { useHydrated } from '../../app/app-context.ts';
import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { createStore, useStore } from '../../app/storage/store.ts';

/** Another one with each choice, so that all parts of a page follow. */
const choice = createStore({});

/** How this browser orders, as it was chosen last; null: nobody has chosen, or the page is not hydrated yet. */
export function useChosenType(): string | null {
  const hydrated = useHydrated();
  useStore(choice);
  return hydrated && !import.meta.env.SSR ? storage.get(STORAGE_KEYS.orderType) : null;
}

export function chooseType(type: OrderType): void {
  if (storage.get(STORAGE_KEYS.orderType) === type) return;
  storage.set(STORAGE_KEYS.orderType, type);
  choice.set({});
}
