import type { CheckoutGap } from '../../../domain/orders/checkout-readiness.ts';

/** The ids of the form's blocks, by what is missing in them. */
export const GAP_BLOCK: Record<CheckoutGap, string> = {
  guest_name: 'checkout-guest-name',
  guest_email: 'checkout-guest-email',
  new_address: 'checkout-new-address',
  saved_address: 'checkout-address',
  phone: 'checkout-phone',
  payment_method: 'checkout-payment',
  scheduled_time: 'checkout-time',
  age: 'checkout-age',
};

/** The id of the block with the code, the rewards and the applied promotion. */
export const OFFERS_ID = 'checkout-offers';

/** Guests say who they are once it is clear how they get their food. */
const OF_GUESTS: CheckoutGap[] = ['guest_name', 'phone', 'guest_email'];
const AFTER_TIME: CheckoutGap[] = ['saved_address', 'new_address', 'phone', 'payment_method', 'age'];

/** Scrolls to the topmost incomplete block and focuses its first invalid control, or else its first control. */
export function focusGap(gaps: readonly CheckoutGap[]): void {
  const isGuests = document.getElementById(GAP_BLOCK.guest_name) !== null;
  const inOrder: CheckoutGap[] = ['scheduled_time', ...(isGuests ? OF_GUESTS : []), ...AFTER_TIME];
  const gap = inOrder.find((each) => gaps.includes(each));
  if (!gap) return;
  // The blocks show their errors only after React has rendered this press.
  requestAnimationFrame(() => {
    const block = document.getElementById(GAP_BLOCK[gap]);
    const wrong = block?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong ?? block?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)') ?? block;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}
