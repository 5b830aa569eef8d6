import type { Restaurant } from '../../../contract/restaurants.ts';
import { type OrderType, offeredTypes } from '../../../domain/orders/order-types.ts';
import { useHydrated } from '../../app/app-context.ts';
import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { createStore, useStore } from '../../app/storage/store.ts';

/** Another one with each choice, so that all parts of a page follow. */
const choice = createStore({});

/** What the restaurant offers: delivery if it has a fee, be it 0, and pickup if it allows it (specification section 5). */
export function orderTypesOf({ deliverySettings }: Pick<Restaurant, 'deliverySettings'>): OrderType[] {
  return offeredTypes(deliverySettings);
}

/** Delivery or Pickup as last chosen in this browser, and how to choose it; checkout starts from it. Null: neither is offered. */
export function useOrderType(restaurant: Restaurant): [OrderType | null, (type: OrderType) => void] {
  const types = orderTypesOf(restaurant);
  const hydrated = useHydrated();
  useStore(choice);
  const stored = hydrated && !import.meta.env.SSR ? storage.get(STORAGE_KEYS.orderType) : null;
  const chosen = types.find((type) => type === stored) ?? types[0] ?? null;
  return [
    chosen,
    (type) => {
      storage.set(STORAGE_KEYS.orderType, type);
      choice.set({});
    },
  ];
}
