import { useEffect, useRef } from 'react';
import { TIMEOUT } from '../../../domain/limits.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from './derive-checkout.ts';
import { useWhenText } from './use-when-text.ts';

interface MovedTime extends Pick<CheckoutSurroundings, 'restaurant' | 'now'> {
  draft: CheckoutDraft;
  checkout: Checkout;
}

/** Warns when the restaurant's opening or closing, instead of the customer, changes the time that the order is for. */
export function useMovedTime({ draft, checkout, restaurant, now }: MovedTime): void {
  const { snackbar } = useApp();
  const t = useMessages('checkout');
  const when = useWhenText();
  const { orderType, timing } = checkout;
  /** null: the times are not known yet. */
  const before = useRef(timing.isLoading ? null : timing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each opening and closing
  useEffect(() => {
    if (timing.isLoading) return;
    const { isOpen, isASAP } = before.current ?? timing;
    before.current = timing;
    if (isOpen === timing.isOpen || isASAP === timing.isASAP) return;
    const text = t('time_moved', { when: when({ orderType, ...timing, timezone: restaurant.timezone, now }) });
    snackbar.show(text, { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
  }, [timing.isLoading, timing.isOpen, timing.isASAP, draft.isASAP]);
}
