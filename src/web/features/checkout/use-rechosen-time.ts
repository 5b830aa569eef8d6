import { useEffect } from 'react';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { TIMEOUT } from '../../../domain/limits.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import type { CheckoutDraft, DraftChange } from './checkout-draft.ts';
import type { Checkout } from './derive-checkout.ts';
import { isOffered, nearestOffered, type Offered } from './offered-times.ts';
import { useWhenText } from './use-when-text.ts';

interface RechosenTime {
  draft: CheckoutDraft;
  checkout: Checkout;
  restaurant: Restaurant;
  now: number;
  offered: Offered | null | undefined;
  change(change: DraftChange): void;
}

/** Chooses the next free time, and says so, when the chosen one is not free any more, as after changing between delivery and pickup. */
export function useRechosenTime({ draft, checkout, restaurant, now, offered, change }: RechosenTime): void {
  const { snackbar } = useApp();
  const t = useMessages('checkout');
  const when = useWhenText();
  const { orderType, timing } = checkout;
  const { scheduledAt } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is offered
  useEffect(() => {
    if (!offered || timing.isASAP || scheduledAt === null) return;
    if (isOffered(offered, scheduledAt, restaurant.timezone)) return;
    const next = nearestOffered(offered, scheduledAt);
    change({ type: 'set', values: { scheduledAt: next } });
    if (next === null) return;
    const moved = { orderType, isASAP: false, scheduledAt: next, timezone: restaurant.timezone, now };
    snackbar.show(t('time_moved', { when: when(moved) }), { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
  }, [offered, timing.isASAP, scheduledAt]);
}
