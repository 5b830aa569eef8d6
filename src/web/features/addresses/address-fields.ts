import { type Address, type AddressInput, addressInput, type Place } from '../../../contract/addresses.ts';

/** An address while it is typed. Texts as they stand in the inputs; the place is known after a search only. */
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

/** The inputs, in the order they stand on the form. */
export const ADDRESS_INPUTS = ['street', 'city', 'postalCode', 'note', 'label'] as const;
export type AddressInputName = (typeof ADDRESS_INPUTS)[number];
/** Names of messages in the section `fields`. */
export type AddressErrors = Partial<Record<AddressInputName, string>>;

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

/** What a found place fills in; label and note stay the customer's. */
export function withPlace(fields: AddressFields, place: Place): AddressFields {
  const { street, city, postcode, country, latitude, longitude, placeId } = place;
  return { ...fields, street, city, postalCode: postcode, country, latitude, longitude, placeId };
}

/** A changed street or postcode is no longer the place that was found. */
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

/** Empty when the address may be sent (specification section 5: street, city and postcode required). */
export function addressErrors(fields: AddressFields): AddressErrors {
  const issues = addressInput.safeParse(addressInputOf(fields)).error?.issues ?? [];
  const errors: AddressErrors = {};
  for (const { path, message } of issues) errors[path[0] as AddressInputName] ??= message;
  return errors;
}

export function isCompleteAddress(fields: AddressFields): boolean {
  return Object.keys(addressErrors(fields)).length === 0;
}

/** "27 Priory Walk, Colchester CO1 1LG". */
export function addressLine({ street, city, postalCode }: Pick<Address, 'street' | 'city' | 'postalCode'>): string {
  return `${street}, ${city} ${postalCode}`;
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
