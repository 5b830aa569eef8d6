import type { User } from '../../../contract/accounts/accounts.ts';
import type { Address } from '../../../contract/accounts/addresses.ts';

/** The default address of new orders; null: none. */
export function defaultAddressOf(user: User): Address | null {
  return user.savedAddresses.find((address) => address.isDefault) ?? user.defaultAddress;
}

/** The profile after an address was added or changed. At most one address stays the default. */
export function withAddress(user: User, address: Address): User {
  const others = user.savedAddresses.map((each) => (address.isDefault ? { ...each, isDefault: false } : each));
  const isKnown = others.some((each) => each._id === address._id);
  const savedAddresses = isKnown
    ? others.map((each) => (each._id === address._id ? address : each))
    : [...others, address];
  return withDefault({ ...user, savedAddresses });
}

export function withDefaultAddress(user: User, addressId: string): User {
  const savedAddresses = user.savedAddresses.map((each) => ({ ...each, isDefault: each._id === addressId }));
  return withDefault({ ...user, savedAddresses });
}

export function withoutAddress(user: User, addressId: string): User {
  return withDefault({ ...user, savedAddresses: user.savedAddresses.filter((each) => each._id !== addressId) });
}

function withDefault(user: User): User {
  return { ...user, defaultAddress: user.savedAddresses.find((each) => each.isDefault) ?? null };
}
