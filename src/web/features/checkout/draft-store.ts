import { useCallback, useMemo } from 'react';
import type { User } from '../../../contract/accounts/accounts.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { useApp } from '../../app/app-context.ts';
import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { createStore, useStore } from '../../app/storage/store.ts';
import { orderTypesOf } from '../restaurant/use-order-type.ts';
import {
  adopted,
  type CheckoutDraft,
  changeDraft,
  type DraftChange,
  startDraft,
  withAddressesOf,
} from './checkout-draft.ts';
import { keptDraft } from './kept-draft.ts';
import { plainStart } from './plain-draft.ts';

/**
 * The draft outlives the page: the end of a session, a new language, a reload of the configuration or of the document
 * unmounts the page for a moment, and nothing typed may be lost with it.
 */
const drafts = createStore<CheckoutDraft | null>(null);

/** The order just placed, until its confirmation is left. */
export const placedOrder = createStore<Order | null>(null);

export function forgetDraft(): void {
  drafts.set(null);
  keptDraft.forget();
}

interface DraftHandle {
  draft: CheckoutDraft;
  change(change: DraftChange): void;
  /** The draft at the time of the call, not of the last render. */
  current(): CheckoutDraft;
}

export function useCheckoutDraft(user: User, restaurant: Restaurant): DraftHandle {
  const { plain } = useApp();
  const kept = useStore(drafts);
  const orderType = lastType(restaurant) ?? orderTypesOf(restaurant)[0] ?? 'Delivery';
  const country = restaurant.address?.country || DEFAULTS.country;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft starts once for each customer, whatever is loaded again
  const started = useMemo(() => {
    if (import.meta.env.SSR && plain) return plainStart(user, restaurant, plain);
    return { ...startDraft({ user, orderType, country }), ...keptDraft.of(user._id) };
  }, [user._id]);
  const own = useCallback(
    (draft: CheckoutDraft | null) => withAddressesOf(user, belongs(draft, started) ?? started),
    [user, started],
  );
  const current = useCallback(() => own(drafts.get()), [own]);
  const change = useCallback(
    (step: DraftChange) => {
      const changed = changeDraft(current(), step);
      drafts.set(changed);
      keptDraft.keep(changed);
    },
    [current],
  );
  return { draft: own(kept), change, current };
}

/** The draft as this customer's; null: it is somebody else's. A guest's goes with them when they sign in, unless they left before. */
function belongs(draft: CheckoutDraft | null, started: CheckoutDraft): CheckoutDraft | null {
  if (draft?.userId === started.userId) return draft;
  const isAdopted = draft?.guest && !started.guest && keptDraft.of(draft.userId);
  return isAdopted ? adopted(draft, started) : null;
}

/** The type chosen last, on Home or at a checkout; undefined: none, or the restaurant offers it no longer. */
export function lastType(restaurant: Restaurant): OrderType | undefined {
  const remembered = import.meta.env.SSR ? null : storage.get(STORAGE_KEYS.orderType);
  return orderTypesOf(restaurant).find((type) => type === remembered);
}
