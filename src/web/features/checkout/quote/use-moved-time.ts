import { useEffect, useRef } from 'react';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { Checkout } from '../derive-checkout.ts';
import type { useTellMovedTime } from './use-tell-moved-time.ts';

interface MovedTime {
  draft: CheckoutDraft;
  checkout: Checkout;
  tell: ReturnType<typeof useTellMovedTime>;
}

/** Warns when the restaurant's opening or closing, instead of the customer, changes the time that the order is for. */
export function useMovedTime({ draft, checkout, tell }: MovedTime): void {
  const { orderType, timing } = checkout;
  /** null: the times are not known yet. */
  const before = useRef(timing.free === null ? null : timing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each opening and closing
  useEffect(() => {
    if (timing.free === null) return;
    const { isOpen, isASAP } = before.current ?? timing;
    before.current = timing;
    if (isOpen === timing.isOpen || isASAP === timing.isASAP) return;
    tell({ orderType, ...timing });
  }, [timing.free === null, timing.isOpen, timing.isASAP, draft.isASAP]);
}
