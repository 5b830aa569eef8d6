import type { Language } from '../../../domain/languages.ts';

/** "Rua Augusta 10" or "10 High Street"; a flat stands before both. */
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

/** An address in one line, as a suggestion shows it. `country` is an ISO 3166 code. */
export function addressText(
  parts: { street: string; city: string; postcode: string; region?: string; country: string },
  language: Language,
): string {
  const { street, city, postcode, region = '', country } = parts;
  const town = [city, postcode].filter(Boolean).join(' ');
  return [street, town, region, countryName(country, language)].filter(Boolean).join(', ');
}

/** The name of an ISO 3166 code. An address that is saved has it in English: a driver reads it, in any language. */
export function countryName(country: string, language: Language = 'en'): string {
  return new Intl.DisplayNames([language === 'en' ? 'en-GB' : language], { type: 'region' }).of(country) ?? country;
}
