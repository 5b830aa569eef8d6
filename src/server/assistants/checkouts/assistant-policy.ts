import { checkGuestsTaken } from '../../accounts/begin-guest.ts';
import { insertGuest } from '../../accounts/guests.repo.ts';
import { takeCheckout } from '../../checkouts/take-checkout.ts';
import type { OrderPolicy } from '../../orders/order-policy.ts';
import { checkTaken } from '../../orders/policies/account-policy.ts';
import { guestPolicy } from '../../orders/policies/guest-policy.ts';

/** The checkout has an order already, or has ended: this one is not written. */
export class CheckoutTaken extends Error {}

/** An order that an assistant places for a buyer whom the restaurant knows: a guest's, who is entered with it. */
export function assistantPolicy(checkoutId: string): OrderPolicy {
  return {
    ...guestPolicy,
    async customer(tx, request, now) {
      const { tenant, language, input } = request;
      const { name, email } = input.guest ?? { name: '', email: '' };
      await checkGuestsTaken(tx, tenant.id);
      const contact = { name, email, phone: input.contactPhone, country: tenant.country };
      const userId = await insertGuest(tx, { ...contact, restaurantId: tenant.id, language, now });
      await checkTaken(tx, request, { name, email });
      return { userId, person: { name, email } };
    },
    async alongside(tx, stored) {
      await guestPolicy.alongside(tx, stored);
      if (!(await takeCheckout(tx, stored.order, checkoutId))) throw new CheckoutTaken();
    },
  };
}
