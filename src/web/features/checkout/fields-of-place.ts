import type { CheckedPlace } from '../../../contract/delivery-check.ts';
import { type AddressFields, emptyAddress } from '../addresses/address-fields.ts';

/** The fields of an address that was asked about. */
export function fieldsOfPlace(place: CheckedPlace, note: string, country: string): AddressFields {
  const { street, city, postalCode, coordinates } = place;
  const [longitude = null, latitude = null] = coordinates ?? [];
  return {
    ...emptyAddress(place.country || country),
    ...{ street, city, postalCode, note, longitude, latitude },
  };
}
