import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { AddressSearch } from './address-search.ts';
import { countryName, streetLine } from './address-text.ts';
import { askGeocoder } from './ask-geocoder.ts';

const component = z.object({ longText: z.string(), shortText: z.string().default(''), types: z.array(z.string()) });

/** Parses a place of Google Places into this product's fields. */
const googlePlace = z
  .object({
    addressComponents: z.array(component).default([]),
    location: z.object({ latitude: z.number(), longitude: z.number() }),
  })
  .transform(({ addressComponents, location }) => {
    const part = (...types: string[]) => {
      const found = types.map((type) => addressComponents.find((each) => each.types.includes(type)));
      return found.find((each) => each !== undefined);
    };
    const text = (...types: string[]) => part(...types)?.longText ?? '';
    const country = part('country')?.shortText ?? '';
    const line = { road: text('route', 'premise'), number: text('street_number'), flat: text('subpremise') };
    return {
      street: streetLine({ country, ...line }),
      city: text('postal_town', 'locality', 'sublocality', 'administrative_area_level_2'),
      postcode: text('postal_code'),
      country: /^[A-Z]{2}$/.test(country) ? countryName(country) : text('country'),
      latitude: location.latitude,
      longitude: location.longitude,
    };
  });

const GOOGLE = 'https://places.googleapis.com';
/** Radius in metres around the restaurant within which results are preferred: Google's maximum. */
const BIAS_RADIUS = 50_000;
/** Regions in one request: Google's maximum. */
const MAX_REGIONS = 15;
const FIELDS = 'id,addressComponents,location';

const placePrediction = z.object({ placeId: z.string().min(1), text: z.object({ text: z.string() }) });
/** Google omits the list when there is no prediction. */
const predictions = z.object({
  suggestions: z.array(z.object({ placePrediction: placePrediction.optional() })).default([]),
});

/** Google Places API (New). Google bills all calls with the same session token as one search. */
export function createGooglePlaces(settings: {
  key: string;
  url?: string | undefined;
  timeout?: number;
}): AddressSearch {
  const { key, url = GOOGLE, timeout } = settings;
  const headers = { 'x-goog-api-key': key };
  const call = { headers, ...(timeout && { timeout }) };
  return {
    attribution: 'Google Maps',
    knowsStreets: true,

    async suggest(input, { regions, language, sessionToken, near }) {
      const found = await askGeocoder({
        ...call,
        url: new URL('/v1/places:autocomplete', url),
        body: {
          input,
          sessionToken: tokenOf(sessionToken),
          includedRegionCodes: regions.slice(0, MAX_REGIONS).map((region) => region.toLowerCase()),
          languageCode: LANGUAGE_CODES[language] ?? language,
          ...(near && {
            locationBias: { circle: { center: { latitude: near[1], longitude: near[0] }, radius: BIAS_RADIUS } },
          }),
        },
        answer: predictions,
      });
      return (found?.suggestions ?? []).flatMap(({ placePrediction: prediction }) =>
        prediction ? [{ placeId: prediction.placeId, text: prediction.text.text }] : [],
      );
    },

    async details(placeId, { language, sessionToken }) {
      if (!PLACE_ID.test(placeId)) return null;
      const address = new URL(`/v1/places/${placeId}`, url);
      address.searchParams.set('sessionToken', tokenOf(sessionToken));
      address.searchParams.set('languageCode', LANGUAGE_CODES[language] ?? language);
      const place = await askGeocoder({
        ...call,
        url: address,
        headers: { ...headers, 'x-goog-fieldmask': FIELDS },
        answer: googlePlace,
        isUnknown: (status, text) => status === 404 || (status === 400 && !text.includes('API_KEY')),
      });
      return place && { ...place, placeId };
    },
  };
}

const PLACE_ID = /^[\w-]+$/;
const LANGUAGE_CODES: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT', zh: 'zh-CN' };

/** Google accepts up to 36 characters of URL-safe base64; other tokens are hashed. */
function tokenOf(sessionToken: string): string {
  return /^[\w-]{1,36}$/.test(sessionToken) ? sessionToken : sha256(sessionToken).slice(0, 36);
}
