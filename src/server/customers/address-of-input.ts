import type { AddressInput } from '../../contract/accounts/addresses.ts';
import type { Language } from '../../domain/languages.ts';
import { DEFAULTS } from '../../domain/limits.ts';
import { sentence } from '../platform/sentence.ts';
import type { AddressColumns } from './addresses.repo.ts';

/** Label of an address without one: the specification's 'Home', in the user's language. */
const HOME = sentence('accounts', 'address_home');

/**
 * The columns of an address from its input. `postcode` is a legacy alias of `postalCode`. Coordinates come from `location` (a
 * Point, longitude first), else from `latitude` and `longitude` (specification section 3).
 */
export function addressFields(input: AddressInput, language: Language): AddressColumns {
  const [longitude, latitude] = input.location?.coordinates ?? [input.longitude ?? null, input.latitude ?? null];
  // One coordinate alone is not a position.
  const isPlaced = longitude !== null && latitude !== null;
  return {
    label: input.label || HOME[language],
    street: input.street,
    city: input.city,
    postal_code: input.postalCode || input.postcode || '',
    country: input.country || DEFAULTS.country,
    note: input.note || null,
    place_id: input.placeId || null,
    longitude: isPlaced ? longitude : null,
    latitude: isPlaced ? latitude : null,
  };
}
