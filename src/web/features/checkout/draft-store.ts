import { useCallback, useMemo } from 'react';
import type { User } from '../../../contract/accounts.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { storage } from '../../app/storage.ts';
import * as STORAGE_KEYS from '../../app/storage-keys.ts';
import { createStore, useStore } from '../../app/store.ts';
import { type CheckoutDraft, changeDraft, type DraftChange, startDraft } from './checkout-draft.ts';
import { offeredTypes } from './derive-checkout.ts';
import { keptDraft } from './kept-draft.ts';

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

export function useDraft(user: User, restaurant: Restaurant): DraftHandle {
  const kept = useStore(drafts);
  const [orderType, country] = [firstType(restaurant), restaurant.address?.country || DEFAULTS.country];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft starts once for each customer, whatever is loaded again
  const started = useMemo(() => {
    return { ...startDraft({ user, orderType, country }), ...keptDraft.of(user._id) };
  }, [user._id]);
  const own = useCallback(
    (draft: CheckoutDraft | null) => (draft?.userId === started.userId ? draft : started),
    [started],
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

/** The type chosen on Home or at the last checkout, if the restaurant still offers it. */
function firstType(restaurant: Restaurant): CheckoutDraft['orderType'] {
  const offered = offeredTypes(restaurant);
  const remembered = storage.get(STORAGE_KEYS.orderType);
  return offered.find((type) => type === remembered) ?? offered[0] ?? 'Delivery';
}
