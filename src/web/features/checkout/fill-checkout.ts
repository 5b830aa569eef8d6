import type { User } from '../../../contract/accounts/accounts.ts';
import type { OpenedCheckout } from '../../../contract/opened-checkout.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { checkoutWord } from '../../../domain/orders/assistant-source.ts';
import { tried } from '../../app/api/tried.ts';
import { storage } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { emptyAddress } from '../addresses/address-fields.ts';
import { cart } from '../cart/cart-store.ts';
import { orderTypesOf } from '../restaurant/use-order-type.ts';
import { type CheckoutDraft, startDraft } from './checkout-draft.ts';
import { drafts } from './draft-store.ts';

interface Filled {
  id: string;
  opened: OpenedCheckout;
  user: User;
  restaurant: Restaurant;
}

/** Puts what an assistant's checkout says into the cart and the checkout of this person, in place of what was there. */
export function fillCheckout({ id, opened, user, restaurant }: Filled): void {
  cart.clear();
  for (const item of opened.items) cart.add(item, restaurant);
  if (opened.orderType) storage.set(STORAGE_KEYS.orderType, opened.orderType);
  drafts.set(draftOf(opened, user, restaurant));
  // As the name of the link by which they came, for as long as the tab (`arrival.ts`).
  tried(() => sessionStorage.setItem(STORAGE_KEYS.cameFrom, checkoutWord(id)));
}

function draftOf(opened: OpenedCheckout, user: User, restaurant: Restaurant): CheckoutDraft {
  const { scheduledAt, address, customerNotes, tip, name, email, phone } = opened;
  const orderType = opened.orderType ?? orderTypesOf(restaurant)[0] ?? 'Delivery';
  const country = restaurant.address.country || DEFAULTS.country;
  const draft = startDraft({ user, orderType, country });
  return {
    ...draft,
    isASAP: scheduledAt === null,
    scheduledAt: scheduledAt === null ? null : Date.parse(scheduledAt),
    customerNotes,
    tip,
    phone: draft.phone || phone,
    ...(draft.guest && { guest: { name: draft.guest.name || name, email: draft.guest.email || email } }),
    ...(address && {
      address: { kind: 'new' as const },
      newAddressIsOpen: true,
      newAddress: { ...emptyAddress(country), ...address, country: address.country || country },
    }),
  };
}
