import { useEffect, useEffectEvent } from 'react';
import type { CheckoutDraft, DraftChange } from '../checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from '../derive-checkout.ts';
import { isOffered, nearestOffered, type Offered } from './offered-times.ts';
import type { useTellMovedTime } from './use-tell-moved-time.ts';

interface RechosenTime extends Pick<CheckoutSurroundings, 'restaurant'> {
  draft: CheckoutDraft;
  checkout: Checkout;
  /** Whether the page offers another time for one that was refused: then the customer decides. */
  isHeld: boolean;
  tell: ReturnType<typeof useTellMovedTime>;
  change(change: DraftChange): void;
}

/** Chooses the next free time, and says so, when the chosen one is not free any more, as after changing between delivery and pickup. */
export function useRechosenTime({ draft, checkout, restaurant, isHeld, tell, change }: RechosenTime): void {
  const { orderType, timing } = checkout;
  const { free, isASAP } = timing;
  const { scheduledAt } = draft;
  const choose = useEffectEvent((offered: Offered, chosen: number) => {
    if (isHeld || isOffered(offered, chosen, restaurant.timezone)) return;
    const next = nearestOffered(offered, chosen);
    change({ type: 'set', values: { scheduledAt: next } });
    if (next !== null) tell({ orderType, isASAP: false, scheduledAt: next });
  });
  useEffect(() => {
    if (free && !isASAP && scheduledAt !== null) choose(free, scheduledAt);
  }, [free, isASAP, scheduledAt]);
}
