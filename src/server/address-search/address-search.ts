import type { Place } from '../../contract/accounts/addresses.ts';
import type { Language } from '../../domain/languages.ts';

export const MAX_SUGGESTIONS = 5;

/** Finds addresses while a customer types. The default is the built-in gazetteer; the others ask a provider over the network. */
export interface AddressSearch {
  /** The attribution that the data's licence demands beside suggestions. */
  attribution: string;
  /** Whether it finds streets. If not, it takes whatever it does not know for a street of some town nearby. */
  knowsStreets: boolean;
  /** At most five suggestions, best first. Throws a `Refusal` if the provider fails. */
  suggest(input: string, options: SuggestOptions): Promise<{ placeId: string; text: string }[]>;
  /** null: the place id is not one of this search. */
  details(placeId: string, options: { language: Language; sessionToken: string }): Promise<Place | null>;
}

export interface SuggestOptions {
  /** ISO 3166 codes, upper case. */
  regions: readonly string[];
  /** Language of the country's name. */
  language: Language;
  /** Groups the calls of one search, for providers that bill by search. */
  sessionToken: string;
  /** Where the customer probably is, as [longitude, latitude]: near the restaurant. null: unknown. */
  near: readonly [number, number] | null;
}
