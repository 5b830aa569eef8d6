import type { CheckedPlace, DeliveryCheckInput } from '../../contract/delivery-check.ts';
import type { Language } from '../../domain/languages.ts';
import { ADDRESS_SEARCH } from '../../domain/limits.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import type { Point } from '../../domain/zones/distance.ts';
import { isWhole, postcodeWithin, typedPostcode } from '../../domain/zones/typed-postcode.ts';
import type { AddressSearch } from '../address-search/address-search.ts';
import { searchable } from '../address-search/towns.ts';
import { newId } from '../platform/ids/ids.ts';

interface Around {
  search: AddressSearch;
  language: Language;
  /** Of the restaurant: nobody types their own country. */
  country: string;
  /** Where the restaurant is; null: not known. */
  near: Point | null;
}

/** Where somebody is who says so in any way; null: nobody knows what they mean. Throws a `Refusal` if the address search fails. */
export async function placeOfInput(input: DeliveryCheckInput, around: Around): Promise<CheckedPlace | null> {
  const { text, postalCode, location } = input;
  const country = input.country || around.country;
  const known = { street: '', city: '', country, coordinates: location?.coordinates ?? null };
  if (!text) return { ...known, postalCode: postalCode ?? '' };
  const typed = typedPostcode(text, country);
  if (typed !== null) return { ...known, postalCode: typed };
  return searched(text, { ...around, country });
}

/** The likeliest place. Its postcode counts only if it is whole: of a town a search may know but the centre's beginning. */
async function searched(text: string, { search, language, country, near }: Around): Promise<CheckedPlace | null> {
  const typed = postcodeWithin(text, country);
  const code = countryCode(country);
  const sessionToken = newId();
  const regions = code === null ? ADDRESS_SEARCH.regions : [code];
  const [first] =
    text.length < ADDRESS_SEARCH.minLength ? [] : await search.suggest(text, { regions, language, sessionToken, near });
  const place = first && (await search.details(first.placeId, { language, sessionToken }));
  if (!place || !(search.knowsStreets || names(text, place.city))) {
    return typed === null ? null : { street: '', city: '', postalCode: typed, country, coordinates: null };
  }
  const { street, city, postcode, longitude, latitude } = place;
  const postalCode = typed ?? (isWhole(postcode, country) ? postcode : '');
  return { street, city, postalCode, country: place.country || country, coordinates: [longitude, latitude] };
}

/** Whether a town is named in the text, and not only supposed. */
function names(text: string, town: string): boolean {
  return ` ${searchable(text)} `.includes(` ${searchable(town)} `);
}
