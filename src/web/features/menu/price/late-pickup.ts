import { createStore } from '../../../app/storage/store.ts';

type PickupDish = typeof import('./pickup-dish.ts');

/** What knows prices for pickup; null: not loaded yet. It comes with the first price that is shown, because few restaurants have any. */
export const latePickup = createStore<PickupDish | null>(null);
