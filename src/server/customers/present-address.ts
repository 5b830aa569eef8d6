import type { Address } from '../../contract/accounts/addresses.ts';
import type { AddressesTable } from '../platform/tables/account-tables.ts';

export function presentAddress(row: AddressesTable): Address {
  return {
    _id: row.id,
    label: row.label,
    street: row.street,
    city: row.city,
    postalCode: row.postal_code,
    postcode: row.postal_code,
    country: row.country,
    note: row.note,
    isDefault: row.is_default === 1,
    placeId: row.place_id,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
