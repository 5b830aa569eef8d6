import { useEffect } from 'react';
import type { CheckoutDraft, DraftChange } from './checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from './derive-checkout.ts';
import { isOffered, nearestOffered } from './offered-times.ts';
import type { useTellMovedTime } from './use-tell-moved-time.ts';

interface RechosenTime extends Pick<CheckoutSurroundings, 'restaurant' | 'offered'> {
  draft: CheckoutDraft;
  checkout: Checkout;
  /** Whether the page offers another time for one that was refused: then the customer decides. */
  isHeld: boolean;
  tell: ReturnType<typeof useTellMovedTime>;
  change(change: DraftChange): void;
}

/** Chooses the next free time, and says so, when the chosen one is not free any more, as after changing between delivery and pickup. */
export function useRechosenTime({ draft, checkout, restaurant, offered, isHeld, tell, change }: RechosenTime): void {
  const { orderType, timing } = checkout;
  const { scheduledAt } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is offered
  useEffect(() => {
    if (!offered || isHeld || timing.isASAP || scheduledAt === null) return;
    if (isOffered(offered, scheduledAt, restaurant.timezone)) return;
    const next = nearestOffered(offered, scheduledAt);
    change({ type: 'set', values: { scheduledAt: next } });
    if (next !== null) tell({ orderType, isASAP: false, scheduledAt: next });
  }, [offered, timing.isASAP, scheduledAt]);
}
