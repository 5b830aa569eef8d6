import { z } from 'zod';
import type { Place } from '../../contract/accounts/addresses.ts';
import type { Language } from '../../domain/languages.ts';
import type { AddressSearch } from './address-search.ts';
import { addressText, countryName } from './address-text.ts';
import { bestTowns } from './best-towns.ts';
import { isPortugueseStreet, parseAddressInput } from './parse-address-input.ts';
import { decodePlaceId, encodePlaceId } from './place-id.ts';
import { centreOf } from './postcode-centre.ts';
import { loadTowns, searchable, type Town } from './towns.ts';

const PREFIX = 'gb-pt.';
/** The parts of a place id: street, town id, postcode. */
const parts = z.tuple([z.string(), z.string(), z.string().max(12)]);

/**
 * An address search without a network, over the towns of Great Britain and Portugal. It knows no streets: the street stays as
 * typed and the town is completed. A missing postcode becomes the district of the town's centre ("CO1"), which the customer
 * completes.
 */
export function createGazetteer(): AddressSearch {
  return {
    attribution: 'GeoNames',
    knowsStreets: false,

    async suggest(input, options) {
      const towns = await loadTowns();
      const { postcode, country, readings } = parseAddressInput(input);
      const regions = options.regions.filter((region) => country === null || region === country);
      const all = [...towns.values()].filter((town) => regions.includes(town.country));
      const centre = centreOf(towns, postcode);
      for (const { street, town } of readings) {
        const wanted = { prefix: searchable(town), centre, near: options.near };
        const matches =
          (isPortugueseStreet(street) && bestTowns(all.filter(isPortuguese), wanted)) || bestTowns(all, wanted);
        if (!matches) continue;
        return matches.flatMap((match) => suggestion({ street, town: match, postcode }, matches, options.language));
      }
      return [];
    },

    async details(placeId) {
      const [street = '', townId = '', postcode = ''] = decodePlaceId(PREFIX, placeId, parts) ?? [];
      const town = (await loadTowns()).get(townId);
      if (!town) return null;
      return {
        street,
        city: town.name,
        postcode: postcode || town.district,
        country: countryName(town.country),
        latitude: town.latitude,
        longitude: town.longitude,
        placeId,
      } satisfies Place;
    },
  };
}

function isPortuguese({ country }: Town): boolean {
  return country === 'PT';
}

function suggestion(
  place: { street: string; town: Town; postcode: string },
  among: Town[],
  language: Language,
): { placeId: string; text: string }[] {
  const { street, town, postcode } = place;
  const placeId = encodePlaceId(PREFIX, [street, town.id, postcode]);
  if (!placeId) return [];
  const isAmbiguous = among.some(({ name, id }) => name === town.name && id !== town.id);
  const { name: city, country } = town;
  return [
    {
      placeId,
      text: addressText({ street, city, postcode, region: isAmbiguous ? town.region : '', country }, language),
    },
  ];
}
