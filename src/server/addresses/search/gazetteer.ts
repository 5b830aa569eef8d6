import type { Place } from '../../../contract/addresses.ts';
import type { Language } from '../../../domain/languages.ts';
import type { AddressSearch, SuggestOptions } from './address-search.ts';
import { parseAddressInput } from './parse-address-input.ts';
import { decodePlaceId, encodePlaceId } from './place-id.ts';
import { loadTowns, searchable, type Town } from './towns.ts';

const MAX_SUGGESTIONS = 5;

/**
 * An address search without a network: the towns of Great Britain and Portugal. It knows no streets, so the street
 * stays as typed and the town is completed. A postcode that was not typed is filled with the town's central
 * district ("CO1"), for the customer to finish.
 */
export function createGazetteer(): AddressSearch {
  return {
    async suggest(input, options) {
      const towns = await loadTowns();
      const { postcode, country, readings } = parseAddressInput(input);
      const regions = options.regions.filter((region) => country === null || region === country);
      const all = [...towns.values()].filter((town) => regions.includes(town.country));
      for (const { street, town } of readings) {
        const matches = best(all, { prefix: searchable(town), postcode, near: options.near });
        if (matches.length === 0) continue;
        return matches.flatMap((match) => suggestion({ street, town: match, postcode }, matches, options.language));
      }
      return [];
    },

    async details(placeId) {
      const place = decodePlaceId(placeId);
      const town = place && (await loadTowns()).get(place.townId);
      if (!place || !town) return null;
      return {
        street: place.street,
        city: town.name,
        postcode: place.postcode || town.district,
        // Saved, and read by a driver: not in the language of the customer.
        country: countryName(town.country, 'en'),
        latitude: town.latitude,
        longitude: town.longitude,
        placeId,
      } satisfies Place;
    },
  };
}

interface Wanted {
  prefix: string;
  postcode: string;
  near: SuggestOptions['near'];
}

/** Towns whose name begins with the prefix (all for an empty one), in the postcode's area if any are; no name twice. */
function best(towns: Town[], wanted: Wanted): Town[] {
  const named = towns.filter(({ keys }) => keys.some((key) => key.startsWith(wanted.prefix)));
  const inArea = wanted.postcode ? named.filter((town) => isInArea(town, wanted.postcode)) : [];
  const scored = (inArea.length > 0 ? inArea : named)
    .map((town) => ({ town, score: score(town, wanted) }))
    .sort((a, b) => b.score - a.score);
  const chosen = new Map<string, Town>();
  for (const { town } of scored) {
    const name = `${town.name}|${town.region}`;
    if (!chosen.has(name)) chosen.set(name, town);
    if (chosen.size === MAX_SUGGESTIONS) break;
  }
  return [...chosen.values()];
}

/** Size counts, distance from the restaurant against it; a name typed in full comes first. */
function score(town: Town, { prefix, near }: Wanted): number {
  const size = Math.log10(town.population + 10);
  const distance = near ? Math.log10(1 + kilometres(town, near) / 5) : 0;
  const isNamed = prefix !== '' && town.keys.includes(prefix);
  return size - 2 * distance + (isNamed ? 20 : 0);
}

function isInArea(town: Town, postcode: string): boolean {
  return areaOf(town.district) === areaOf(postcode);
}

/** "CO" of "CO1 1JN", "1" of "1200-195". */
function areaOf(postcode: string): string | undefined {
  return /^([A-Z]+|\d)/.exec(postcode)?.[0];
}

/** Flat-earth distance: near enough to rank towns of one country. */
function kilometres(town: Town, [longitude, latitude]: readonly [number, number]): number {
  const north = (town.latitude - latitude) * 111;
  const east = (town.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

function suggestion(
  place: { street: string; town: Town; postcode: string },
  among: Town[],
  language: Language,
): { placeId: string; text: string }[] {
  const { street, town, postcode } = place;
  const placeId = encodePlaceId({ street, townId: town.id, postcode });
  if (!placeId) return [];
  const isAmbiguous = among.some(({ name, id }) => name === town.name && id !== town.id);
  const city = [town.name, postcode].filter(Boolean).join(' ');
  const parts = [street, city, isAmbiguous ? town.region : '', countryName(town.country, language)];
  return [{ placeId, text: parts.filter(Boolean).join(', ') }];
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames([language === 'en' ? 'en-GB' : language], { type: 'region' }).of(country) ?? country;
}
