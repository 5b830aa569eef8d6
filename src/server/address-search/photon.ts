import { z } from 'zod';
import type { Place } from '../../contract/accounts/addresses.ts';
import { type AddressSearch, MAX_SUGGESTIONS } from './address-search.ts';
import { addressText, countryName, streetLine } from './address-text.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { decodePlaceId, encodePlaceId } from './place-id.ts';

/** Layers whose results can be addresses; the others are counties, countries and mountains. */
const LAYERS = ['house', 'street', 'locality', 'district', 'city'];
const PREFIX = 'osm.';

const text = z.string().default('');
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: text,
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    postcode: text,
    countrycode: text,
  }),
});
type Feature = z.infer<typeof feature>;
const collection = z.object({ features: z.array(feature) });

/**
 * The parts of a place id: street, city, postcode, country code, latitude, longitude. Photon cannot look a place up by id, so the
 * id contains the place.
 */
const parts = z.tuple([z.string(), z.string(), z.string(), z.string().regex(/^[A-Z]{2}$/), latitude(), longitude()]);
type Parts = z.infer<typeof parts>;

/** An address search by a Photon server (1.0 or newer), which searches OpenStreetMap. */
export function createPhoton({ url, timeout }: { url: string; timeout?: number }): AddressSearch {
  return {
    attribution: '© OpenStreetMap contributors',
    knowsStreets: true,

    async suggest(input, { regions, language, near }) {
      const address = new URL(`${url}/api`);
      const ask = (name: string, value: string | number) => address.searchParams.append(name, String(value));
      ask('q', input);
      ask('lang', language);
      // More than are shown, because duplicates are removed.
      ask('limit', 2 * MAX_SUGGESTIONS);
      for (const layer of LAYERS) ask('layer', layer);
      for (const region of regions) ask('countrycode', region);
      if (near) {
        ask('lat', near[1]);
        ask('lon', near[0]);
      }
      const found = await askGeocoder({ url: address, answer: collection, ...(timeout && { timeout }) });
      const suggestions = (found?.features ?? [])
        .filter(({ properties }) => regions.includes(properties.countrycode.toUpperCase()))
        .map((each) => partsOf(each, input))
        .flatMap((place) => {
          const [street, city, postcode, country] = place;
          const placeId = encodePlaceId(PREFIX, place);
          return placeId ? [{ placeId, text: addressText({ street, city, postcode, country }, language) }] : [];
        });
      return [...new Map(suggestions.map((each) => [each.text, each])).values()].slice(0, MAX_SUGGESTIONS);
    },

    async details(placeId) {
      const place = decodePlaceId(PREFIX, placeId, parts);
      if (!place) return null;
      const [street, city, postcode, country, latitude, longitude] = place;
      return { street, city, postcode, country: countryName(country), latitude, longitude, placeId } satisfies Place;
    },
  };
}

function partsOf({ properties, geometry }: Feature, input: string): Parts {
  const { type, name, housenumber, street, locality, district, city, postcode, countrycode } = properties;
  const country = countrycode.toUpperCase();
  const [longitude, latitude] = geometry.coordinates;
  const isTown = type === 'city' || type === 'locality' || type === 'district';
  const road = isTown ? '' : street || name;
  // OpenStreetMap has many streets without their house numbers: keep the number that was typed.
  const number = housenumber || (type === 'street' ? numberIn(input) : '');
  const town = city || (isTown ? name : '') || locality || district;
  return [streetLine({ country, road, number }), town, postcode, country, latitude, longitude];
}

/** The house number in the input: "12 High Street", "Rua Augusta 10, Lisboa". */
function numberIn(input: string): string {
  return (/^\s*(\d{1,4}[a-z]?)[\s,]/i.exec(input) ?? /\s(\d{1,4}[a-z]?)\s*(?:,|$)/i.exec(input))?.[1] ?? '';
}

function latitude() {
  return z.number().min(-90).max(90);
}

function longitude() {
  return z.number().min(-180).max(180);
}
