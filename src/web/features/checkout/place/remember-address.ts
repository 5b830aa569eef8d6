import type { User } from '../../../../contract/accounts/accounts.ts';
import type { Api } from '../../../../contract/api-client.ts';
import type { Order } from '../../../../contract/orders.ts';
import { addressInputOf } from '../../addresses/address-fields.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';

interface Placed {
  user: User;
  /** As it was when the order was placed. */
  draft: CheckoutDraft;
  order: Order;
}

/**
 * Saves a new address that was typed at checkout, once an order goes there, by the switch that saves the phone. Resolves to whether it did. Nothing is
 * said if it fails: the order was placed, and the next one asks again.
 */
export async function rememberAddress(api: Pick<Api, 'me'>, { user, draft, order }: Placed): Promise<boolean> {
  const { address, newAddress, savesPhone } = draft;
  const { deliveryAddress } = order;
  if (!savesPhone || address.kind !== 'new') return false;
  // An order that an earlier press placed may go elsewhere.
  if (!deliveryAddress || !isSamePlace(deliveryAddress, newAddress)) return false;
  if (user.savedAddresses.some((saved) => isSamePlace(saved, newAddress))) return false;
  const { ok } = await api.me.addAddress(addressInputOf(newAddress), { quiet: true });
  return ok;
}

interface Place {
  street: string;
  city: string;
  postalCode: string;
}

function isSamePlace(one: Place, other: Place): boolean {
  return (['street', 'city', 'postalCode'] as const).every((name) => plain(one[name]) === plain(other[name]));
}

function plain(line: string): string {
  return line.toLowerCase().replace(/\s+/g, '');
}
