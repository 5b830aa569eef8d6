import { useEffect, useEffectEvent } from 'react';
import type { CheckedPlace } from '../../../contract/delivery-check.ts';
import { deliveryPlace } from '../delivery/delivery-place.ts';
import type { CheckoutValue } from './checkout-context.ts';
import { fieldsOfPlace } from './fields-of-place.ts';

/** What was taken over last: whoever changes the address afterwards has changed their mind. */
let taken = '';

type Taking = Pick<CheckoutValue, 'draft' | 'restaurant' | 'user' | 'change'>;

/** Begins with the place that was asked about on Home, on the menu or in the cart: a saved address there, or a new one. */
export function useDeliveryPlace({ draft, restaurant, user, change }: Taking): void {
  const take = useEffectEvent(() => {
    const kept = deliveryPlace.of(restaurant._id);
    const key = JSON.stringify([user._id, kept]);
    if (!kept || key === taken) return;
    taken = key;
    const { place } = kept;
    const saved = user.savedAddresses.find((each) => isSame(each, place));
    if (saved) return change({ type: 'address_chosen', addressId: saved._id });
    const { street, city, postalCode, country } = draft.newAddress;
    if (street || city || postalCode) return;
    if (draft.address.kind === 'saved') change({ type: 'new_address_toggled', defaultAddressId: null });
    change({ type: 'new_address_edited', fields: fieldsOfPlace(place, draft.newAddress.note, country) });
    change({ type: 'set', values: { newAddressIsOpen: true } });
  });
  useEffect(() => take(), []);
}

type Lines = Pick<CheckedPlace, 'street' | 'postalCode'>;

/** Of a place without a street its postcode decides. */
function isSame(address: Lines, place: Lines): boolean {
  const plain = (text: string) => text.replace(/[\s,.-]/g, '').toLowerCase();
  if (!place.postalCode || plain(address.postalCode) !== plain(place.postalCode)) return false;
  return !place.street || plain(address.street) === plain(place.street);
}
