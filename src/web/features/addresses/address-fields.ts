import type { Address, AddressInput, Place } from '../../../contract/accounts/addresses.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { townLine } from '../../../domain/people/town-line.ts';
import { postcodes } from './late-postcodes.ts';

/** An address while it is edited: the inputs' texts, and the place (id and coordinates), which only a search supplies. */
export interface AddressFields {
  label: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
  note: string;
  placeId: string | null;
  latitude: number | null;
  longitude: number | null;
}

export type AddressInputName = 'street' | 'city' | 'postalCode' | 'note' | 'label';

export function emptyAddress(country: string): AddressFields {
  return {
    label: '',
    street: '',
    city: '',
    postalCode: '',
    country,
    note: '',
    placeId: null,
    latitude: null,
    longitude: null,
  };
}

export function fieldsOf(address: Address): AddressFields {
  const { label, street, city, postalCode, country, note, placeId, latitude, longitude } = address;
  return { label, street, city, postalCode, country, note: note ?? '', placeId, latitude, longitude };
}

/** The fields after a found place was picked; label and note stay. */
export function withPlace(fields: AddressFields, place: Place): AddressFields {
  const { street, city, postcode, country, latitude, longitude, placeId } = place;
  return { ...fields, street, city, postalCode: postcode, country, latitude, longitude, placeId };
}

/** The fields after typing. A changed street, city or postcode drops the place that was found. */
export function withInput(fields: AddressFields, name: AddressInputName, value: string): AddressFields {
  const moved = name === 'street' || name === 'city' || name === 'postalCode';
  return { ...fields, [name]: value, ...(moved && { placeId: null, latitude: null, longitude: null }) };
}

/** As `POST /users/me/addresses` takes it, with `location` as a Point (specification section 3, "Address"). */
export function addressInputOf(fields: AddressFields): AddressInput {
  const { latitude, longitude } = fields;
  return {
    ...trimmed(fields),
    latitude,
    longitude,
    placeId: fields.placeId,
    location: latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
  };
}

/**
 * Whether street, city and, where the country has them, postcode are filled in (specification section 5), the postcode in the
 * country's shape; `addressErrors` checks the rest.
 */
export function isCompleteAddress({ street, city, postalCode, country, placeId }: AddressFields): boolean {
  const rules = postcodes.get();
  const need = rules?.postcodeNeed(country || DEFAULTS.country) ?? 'required';
  const needed = need === 'required' ? [street, city, postalCode] : [street, city];
  return (
    needed.every((line) => line.trim() !== '') &&
    (!postalCode.trim() || placeId !== null || rules?.isPostcodeOf(country, postalCode) !== false)
  );
}

/** Whether a found street has no house number yet: searches find streets, and doors have numbers. Typed streets are nobody's business. */
export function lacksNumber({ street, placeId }: Pick<AddressFields, 'street' | 'placeId'>): boolean {
  return placeId !== null && !/\p{N}/u.test(street);
}

/** "27 Priory Walk, Colchester CO1 1LG". */
export function addressLine({
  street,
  city,
  postalCode,
  country,
}: Pick<Address, 'street' | 'city' | 'postalCode' | 'country'>): string {
  return `${street}, ${townLine({ city, postcode: postalCode, country })}`;
}

function trimmed({ label, street, city, postalCode, country, note }: AddressFields) {
  return {
    label: label.trim() || null,
    street: street.trim(),
    city: city.trim(),
    postalCode: postalCode.trim(),
    country: country.trim() || null,
    note: note.trim() || null,
  };
}
