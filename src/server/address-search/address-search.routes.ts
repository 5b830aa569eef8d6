import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/address-search.ts';
import { FALLBACK_LANGUAGE, firstSupportedLanguage, type Language } from '../../domain/languages.ts';
import { ADDRESS_SEARCH } from '../../domain/limits.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { addressRefusals } from '../customers/addresses.refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { chooseAddressSearch } from './choose-address-search.ts';

export async function addressSearchRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const search = chooseAddressSearch(services.config);

  route(endpoints.suggestAddresses, async ({ query, tenant }) => {
    const { restaurant } = await services.content.of(tenant.id, tenant.contentLanguage);
    const suggestions = await search.suggest(query.input, {
      regions: regionsAround(restaurant.address.country, regionsOf(query.includedRegionCodes)),
      language: languageOf(query.language),
      sessionToken: query.sessionToken,
      near: restaurant.address.coordinates?.coordinates ?? null,
    });
    const placePredictions = suggestions.map(({ placeId, text }) => ({
      placePrediction: { placeId, text: { text } },
    }));
    return { data: { suggestions: placePredictions, attribution: search.attribution } };
  });

  route(endpoints.getAddressDetails, async ({ query }) => {
    const { place_id, sessionToken, language } = query;
    const place = await search.details(place_id, { language: languageOf(language), sessionToken });
    if (!place) throw new Refusal(addressRefusals.place_not_found);
    return { data: place };
  });
}

/**
 * A restaurant delivers in its own country: where that is none of the asked regions, which pages take from the specification,
 * it is searched instead. A country whose name nobody knows changes nothing.
 */
function regionsAround(country: string, asked: readonly string[]): readonly string[] {
  const own = countryCode(country);
  return own === null || asked.includes(own) ? asked : [own];
}

/** Upper-case region codes, from parameters that are comma-separated or repeated; by default those of specification section 9. */
function regionsOf(codes: string | string[] = []): readonly string[] {
  const regions = [codes]
    .flat()
    .flatMap((part) => part.split(','))
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
  return regions.length ? regions : ADDRESS_SEARCH.regions;
}

function languageOf(tag: string = ADDRESS_SEARCH.language): Language {
  return firstSupportedLanguage([tag]) ?? FALLBACK_LANGUAGE;
}
