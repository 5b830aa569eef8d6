import type { Place } from '../../../contract/addresses.ts';
import type { Language } from '../../../domain/languages.ts';

export const MAX_SUGGESTIONS = 5;

/** Finds addresses while somebody types. The default is the embedded gazetteer; providers on the network are others. */
export interface AddressSearch {
  /** Whom the suggestions are owed to, as their licence wants it said beside them. */
  attribution: string;
  /** The best first, at most five. */
  suggest(input: string, options: SuggestOptions): Promise<{ placeId: string; text: string }[]>;
  /** null for a place id that this search did not make. */
  details(placeId: string, options: { language: Language; sessionToken: string }): Promise<Place | null>;
}

export interface SuggestOptions {
  /** ISO 3166 codes, upper case. */
  regions: readonly string[];
  /** Of the country's name. */
  language: Language;
  /** Joins the calls of one search, for providers that bill by it. */
  sessionToken: string;
  /** Where the customer probably is, as [longitude, latitude]: near the restaurant. null for anywhere. */
  near: readonly [number, number] | null;
}
