import { isEmail } from '../people/email.ts';
import { isCheckoutPhone } from '../people/phone.ts';
import { ORDER_TYPE, type OrderType } from './order-types.ts';

/** What may be missing before an order can be placed, in the order of the warning (specification section 5, "Checkout"). */
export const CHECKOUT_GAPS = [
  'guest_name',
  'guest_email',
  'new_address',
  'saved_address',
  'phone',
  'payment_method',
  'scheduled_time',
  'age',
] as const;
export type CheckoutGap = (typeof CHECKOUT_GAPS)[number];

export type CheckoutAnswers = {
  orderType: OrderType;
  /** Who a guest says to be; null: they have an account, which knows. */
  guest?: { name: string; email: string } | null;
  /** A new address or a saved one; ignored for Pickup. */
  address: { kind: 'new'; isComplete: boolean } | { kind: 'saved'; addressId: string | null };
  phone: string;
  paymentMethod: string | null;
  isASAP: boolean;
  /** The chosen time. Whether it is still possible is checked by `isSchedulable`. */
  scheduledAt: number | string | null;
  /** Whether a dish asks for an age that the customer has not confirmed. */
  lacksAge?: boolean | undefined;
};

/** What is missing to place the order; empty: nothing. Assumes that the cart is not empty. */
export function checkoutGaps({
  orderType,
  guest = null,
  address,
  phone,
  paymentMethod,
  isASAP,
  scheduledAt,
  lacksAge = false,
}: CheckoutAnswers): CheckoutGap[] {
  const delivers = ORDER_TYPE[orderType].hasAddress;
  const isMissing: Record<CheckoutGap, boolean> = {
    guest_name: guest !== null && !guest.name.trim(),
    guest_email: guest !== null && !isEmail(guest.email),
    new_address: delivers && address.kind === 'new' && !address.isComplete,
    saved_address: delivers && address.kind === 'saved' && !address.addressId,
    phone: !isCheckoutPhone(phone),
    payment_method: !paymentMethod,
    scheduled_time: !isASAP && scheduledAt === null,
    age: lacksAge,
  };
  return CHECKOUT_GAPS.filter((gap) => isMissing[gap]);
}
