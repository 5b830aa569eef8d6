import type { CheckoutGap } from '../../../domain/checkout-readiness.ts';

/** Ids of the blocks; the first control inside gets the focus when its block lacks something. */
export const GAP_BLOCK: Record<CheckoutGap, string> = {
  new_address: 'checkout-new-address',
  saved_address: 'checkout-address',
  phone: 'checkout-phone',
  payment_method: 'checkout-payment',
  scheduled_time: 'checkout-time',
};

/** Holds code, rewards and the promotion in force. */
export const OFFERS_ID = 'checkout-offers';

const PAGE_ORDER: CheckoutGap[] = ['scheduled_time', 'saved_address', 'new_address', 'phone', 'payment_method'];

/** Brings the topmost block that lacks something to the customer; in it, what is wrong before what is first. */
export function focusGap(gaps: readonly CheckoutGap[]): void {
  const gap = PAGE_ORDER.find((each) => gaps.includes(each));
  if (!gap) return;
  // The blocks show what they lack only after this press has been rendered.
  requestAnimationFrame(() => {
    const block = document.getElementById(GAP_BLOCK[gap]);
    const wrong = block?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong ?? block?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)') ?? block;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}
