import { sourceOf } from '../../domain/orders/order-source.ts';
import { ORDER_TYPES } from '../../domain/orders/order-types.ts';
import { tried } from './api/tried.ts';
import { storage } from './storage/storage.ts';
import * as STORAGE_KEYS from './storage/storage-keys.ts';

/**
 * Notes what the address of the visit's first page says: how its guest orders (`?order=pickup`), and by which link they came
 * (`&from=google`). The word is kept as long as the tab, and sent with an order; nothing else is noted.
 */
export function noteArrival(search: string): void {
  const asked = new URLSearchParams(search);
  const order = asked.get('order')?.toLowerCase();
  const type = ORDER_TYPES.find((each) => each.toLowerCase() === order);
  if (type) storage.set(STORAGE_KEYS.orderType, type);
  const from = sourceOf(asked.get('from'));
  if (from) tried(() => sessionStorage.setItem(STORAGE_KEYS.cameFrom, from));
}

/** The name of the link by which the guest came; null: by none, or the browser keeps nothing. */
export function cameFrom(): string | null {
  return sourceOf(tried(() => sessionStorage.getItem(STORAGE_KEYS.cameFrom)));
}
