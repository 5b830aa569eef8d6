import type { OrderType } from './order-types.ts';
import { isCheckoutPhone } from './phone.ts';

/** What may still be missing, in the order the warning lists it (specification section 5, "Checkout"). */
export const CHECKOUT_GAPS = ['new_address', 'saved_address', 'phone', 'payment_method', 'scheduled_time'] as const;
export type CheckoutGap = (typeof CHECKOUT_GAPS)[number];

export type CheckoutDraft = {
  orderType: OrderType;
  /** The address being entered, or the saved one selected; not looked at for Pickup. */
  address: { kind: 'new'; isComplete: boolean } | { kind: 'saved'; addressId: string | null };
  phone: string;
  paymentMethod: string | null;
  isASAP: boolean;
  /** Whether it is still a possible time is for `isSchedulable` to say. */
  scheduledAt: number | string | null;
};

/** What keeps the order from being placed; empty when nothing does. That the cart is not empty is known by then. */
export function checkoutGaps({
  orderType,
  address,
  phone,
  paymentMethod,
  isASAP,
  scheduledAt,
}: CheckoutDraft): CheckoutGap[] {
  const delivers = orderType === 'Delivery';
  const isMissing: Record<CheckoutGap, boolean> = {
    new_address: delivers && address.kind === 'new' && !address.isComplete,
    saved_address: delivers && address.kind === 'saved' && !address.addressId,
    phone: !isCheckoutPhone(phone),
    payment_method: !paymentMethod,
    scheduled_time: !isASAP && scheduledAt === null,
  };
  return CHECKOUT_GAPS.filter((gap) => isMissing[gap]);
}
