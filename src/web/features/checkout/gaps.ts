import { CHECKOUT_GAPS, type CheckoutGap } from '../../../domain/checkout-readiness.ts';

/** Ids of the blocks; the first control inside gets the focus when its block lacks something. */
export const GAP_BLOCK: Record<CheckoutGap, string> = {
  new_address: 'checkout-new-address',
  saved_address: 'checkout-address',
  phone: 'checkout-phone',
  payment_method: 'checkout-payment',
  scheduled_time: 'checkout-time',
};

/** Brings the block that lacks something to the customer; what is wrong inside comes before what is merely first. */
export function focusGap(gap: CheckoutGap = CHECKOUT_GAPS[0]): void {
  // The block shows what it lacks only after this press has been rendered.
  requestAnimationFrame(() => {
    const block = document.getElementById(GAP_BLOCK[gap]);
    const wrong = block?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong ?? block?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)') ?? block;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}
