import type { Language } from '../../domain/languages.ts';
import { townLine } from '../../domain/people/town-line.ts';

/** Street and number in the country's order: "Rua Augusta 10", "10 High Street". A flat comes before both. */
export function streetLine(parts: {
  country: string;
  road: string;
  number?: string | undefined;
  flat?: string;
}): string {
  const { country, road, number = '', flat = '' } = parts;
  const line = NUMBER_FIRST.has(country) ? [number, road] : [road, number];
  return [flat, line.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const NUMBER_FIRST = new Set(['GB', 'IE', 'FR', 'LU', 'US', 'CA', 'AU', 'NZ']);

/** An address as one line of the suggestions. `country` is an ISO 3166 code. */
export function addressText(
  parts: { street: string; city: string; postcode: string; region?: string; country: string },
  language: Language,
): string {
  const { street, city, postcode, region = '', country } = parts;
  const town = city ? townLine({ city, postcode, country }) : postcode;
  return [street, town, region, countryName(country, language)].filter(Boolean).join(', ');
}

/** The country's name. Saved addresses have it in English whatever the customer's language, because drivers read them. */
export function countryName(country: string, language: Language = 'en'): string {
  return new Intl.DisplayNames([language === 'en' ? 'en-GB' : language], { type: 'region' }).of(country) ?? country;
}
