import { useMemo } from 'react';
import type { ValidatedItem } from '../../../contract/cart-validation.ts';
import { cartTotal, depositTotal } from '../../../domain/orders/cart-item.ts';
import { useApp } from '../../app/app-context.ts';
import { readJson, storage, writeJson } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { createStore, useStore } from '../../app/storage/store.ts';
import { useChosenType } from '../restaurant/chosen-type.ts';
import type { CartItem } from './kept-item.ts';
import { pricedItems } from './priced-items.ts';

export type { CartItem };

/** Bound to one restaurant while it has items; ids are null when empty. */
export interface Cart {
  restaurantId: string | null;
  restaurantName: string | null;
  restaurantSlug: string | null;
  items: readonly CartItem[];
}

export interface CartTotals {
  totalItems: number;
  /** Decimal. */
  cartSubtotal: number;
  /** Of all lines, decimal. */
  cartDeposit: number;
  isEmpty: boolean;
}

const EMPTY: Cart = { restaurantId: null, restaurantName: null, restaurantSlug: null, items: [] };

/** The server, and so hydration, starts from the empty cart. */
const store = createStore(EMPTY);
/** What storage held when it was last read or written. */
let known: string | null = null;

if (typeof window !== 'undefined') {
  reread();
  // A tab that was frozen, or kept for the way back, misses other tabs' storage events.
  for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, reread);
}

export const cart = {
  get: store.get,

  /** Stores a cart, instead of the one that there is. */
  keep,

  reread,

  clear(): void {
    keep(EMPTY);
  },

  /** Takes over the lines as the server corrected them, in `POST /cart/validate` or in a refused placement. */
  replace(items: readonly CartItem[] | ValidatedItem[]): void {
    keep(items.length ? { ...store.get(), items } : EMPTY);
  },
};

/** The cart at the prices of the way that was chosen to order. */
export function useCart(): Cart & CartTotals {
  const kept = useKeptCart();
  const orderType = useChosenType();
  const current = useMemo(() => ({ ...kept, items: pricedItems(kept.items, orderType) }), [kept, orderType]);
  return { ...current, ...totalsOf(current) };
}

/** The cart as it is kept, at the usual prices. */
export function useKeptCart(): Cart {
  const { plain } = useApp();
  const kept = useStore(store);
  return import.meta.env.SSR && plain ? plain.cart : kept;
}

export function totalsOf({ items }: Cart): CartTotals {
  return {
    totalItems: items.reduce((sum, line) => sum + line.quantity, 0),
    cartSubtotal: cartTotal(items),
    cartDeposit: depositTotal(items),
    isEmpty: items.length === 0,
  };
}

function keep(next: Cart): void {
  if (next.items.length) writeJson(STORAGE_KEYS.cart, next);
  else storage.remove(STORAGE_KEYS.cart);
  known = storage.get(STORAGE_KEYS.cart);
  store.set(next);
}

/** Takes over what another tab has stored, if anything: where nothing can be stored, this tab's cart goes on. */
function reread(): Cart {
  const text = storage.get(STORAGE_KEYS.cart);
  if (text !== known) {
    known = text;
    const kept = readJson<Cart>(STORAGE_KEYS.cart);
    store.set(kept && Array.isArray(kept.items) && kept.items.length ? kept : EMPTY);
  }
  return store.get();
}
