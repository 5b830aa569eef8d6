import type { CheckoutGap } from '../../../../domain/orders/checkout-readiness.ts';
import type { CartItem } from '../../cart/cart-store.ts';
import type { Checkout } from '../derive-checkout.ts';

/** Why nothing is ordered at this press of Place Order. Money in minor units. */
export type Stop =
  | { kind: 'offline' }
  | { kind: 'times_loading' | 'cart_changed' | 'time_moved' | 'too_far' | 'below_minimum' }
  | { kind: 'unserved'; message: string }
  | { kind: 'gaps'; gaps: CheckoutGap[] }
  | { kind: 'total_moved'; now: number; before: number }
  | { kind: 'reward_moved'; points: number };

/** What a customer sees as they press, and what it comes to once that is certain. */
export interface Pressed {
  checkout: Checkout;
  items: readonly CartItem[];
}

/** Whether the order cannot be placed, or no longer is the one that the customer saw at the press; null: it can, and it is. */
export function judgeOrder(seen: Pressed, now: Pressed, isOnline: boolean): Stop | null {
  const { gaps, timing, figures, tooFar, notThere, shortfall } = now.checkout;
  const { timing: seenTiming, figures: seenFigures } = seen.checkout;
  if (timing.free === null) return { kind: 'times_loading' };
  if (contents(now.items) !== contents(seen.items)) return { kind: 'cart_changed' };
  if (gaps.length) return { kind: 'gaps', gaps };
  // The restaurant may have closed, or the slot passed, since the form was last rendered.
  if (timing.isASAP !== seenTiming.isASAP || timing.scheduledAt !== seenTiming.scheduledAt)
    return { kind: 'time_moved' };
  if (figures.totalAmount !== seenFigures.totalAmount) {
    return { kind: 'total_moved', now: figures.totalAmount, before: seenFigures.totalAmount };
  }
  if (!isOnline) return { kind: 'offline' };
  if (tooFar !== null || notThere) return { kind: 'too_far' };
  return shortfall ? { kind: 'below_minimum' } : null;
}

/** Once the server has told what it comes to: a reward may cost other points by now. */
export function judgeQuoted(seen: Pressed, now: Pressed, isOnline: boolean): Stop | null {
  const stop = judgeOrder(seen, now, isOnline);
  if (!stop && now.checkout.unserved) return { kind: 'unserved', message: now.checkout.unserved };
  const points = now.checkout.promotion?.pointsCost ?? null;
  if (stop || points === null || points === seen.checkout.promotion?.pointsCost) return stop;
  return { kind: 'reward_moved', points };
}

/** What is in a cart and what it costs, for comparison: other tabs learn of new prices too. */
function contents(items: readonly CartItem[]): string {
  return JSON.stringify(items.map(({ signature, quantity, itemSubtotal }) => [signature, quantity, itemSubtotal]));
}
