import type { Affiliation, User } from '../../contract/accounts/accounts.ts';
import { isMailable } from '../accounts/guests.repo.ts';
import type { AddressesTable, UsersTable } from '../platform/tables/account-tables.ts';
import { presentAddress } from './present-address.ts';

interface ProfileRows {
  user: UsersTable;
  addresses: AddressesTable[];
  /** Product ids. */
  favorites: string[];
  affiliations: Affiliation[];
}

export function presentUser({ user, addresses, favorites, affiliations }: ProfileRows): User {
  const savedAddresses = addresses.map(presentAddress);
  return {
    _id: user.id,
    name: user.name,
    email: isMailable(user.email) ? user.email : '',
    phoneNumber: user.phone_number,
    avatarUrl: user.avatar_url,
    restaurantAffiliations: affiliations,
    savedAddresses,
    defaultAddress: savedAddresses.find(({ isDefault }) => isDefault) ?? null,
    favoriteProducts: favorites,
    ...(user.kind === 'guest' && { isGuest: true as const }),
    ...(user.kind === 'customer' && user.password_hash === '' && { hasNoPassword: true as const }),
  };
}

/** `role` null: a customer. */
export function presentAffiliation(row: { restaurantId: string; points: number; role: string | null }): Affiliation {
  const { restaurantId, points, role } = row;
  return { restaurantId, points, role: (role ?? 'customer') as Affiliation['role'] };
}
