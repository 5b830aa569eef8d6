import type { User } from '../../../contract/accounts/accounts.ts';
import type { OpenedCheckout } from '../../../contract/opened-checkout.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { checkoutWord } from '../../../domain/orders/assistant-source.ts';
import { tried } from '../../app/api/tried.ts';
import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { addLine } from '../cart/add-line.ts';
import { cart } from '../cart/cart-store.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { KEPT_KEY, type KeptDraft } from './kept-draft.ts';

interface Filled {
  id: string;
  opened: OpenedCheckout;
  user: User;
  restaurant: Restaurant;
}

/** Puts what an assistant's checkout says into the cart and the checkout of this person, in place of what was there. */
export function fillCheckout({ id, opened, user, restaurant }: Filled): void {
  cart.clear();
  for (const item of opened.items) addLine(item, restaurant);
  if (opened.orderType) storage.set(STORAGE_KEYS.orderType, opened.orderType);
  // The checkout begins with it, and the order names it like a link by which its guest came (`arrival.ts`).
  const kept: KeptDraft = { userId: user._id, filled: filledBy(opened, user, restaurant) };
  tried(() => sessionStorage.setItem(KEPT_KEY, JSON.stringify(kept)));
  tried(() => sessionStorage.setItem(STORAGE_KEYS.cameFrom, checkoutWord(id)));
}

function filledBy(opened: OpenedCheckout, user: User, restaurant: Restaurant): Partial<CheckoutDraft> {
  const { scheduledAt, address, customerNotes, tip, name, email, phone } = opened;
  const country = address?.country || restaurant.address.country || DEFAULTS.country;
  return {
    isASAP: scheduledAt === null,
    scheduledAt: scheduledAt === null ? null : Date.parse(scheduledAt),
    customerNotes,
    tip,
    ...(!user.phoneNumber && { phone }),
    ...(user.isGuest && { guest: { name: user.name || name, email: user.email || email } }),
    ...(address && {
      address: { kind: 'new' as const },
      newAddressIsOpen: true,
      newAddress: { ...address, country, label: '', placeId: null },
    }),
  };
}
