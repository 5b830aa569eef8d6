import { z } from 'zod';
import { countryName, streetLine } from './address-text.ts';

const component = z.object({ longText: z.string(), shortText: z.string().default(''), types: z.array(z.string()) });

/** Parses a place of Google Places into this product's fields. */
export const googlePlace = z
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
