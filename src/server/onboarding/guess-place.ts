import { type Language, LOCALES } from '../../domain/languages.ts';

/** Currency and time zone of a country; of one with several zones, where most of its people live. */
const PLACES: Record<string, readonly [currency: string, zone: string]> = {
  AT: ['EUR', 'Europe/Vienna'],
  AU: ['AUD', 'Australia/Sydney'],
  BE: ['EUR', 'Europe/Brussels'],
  BR: ['BRL', 'America/Sao_Paulo'],
  CA: ['CAD', 'America/Toronto'],
  CH: ['CHF', 'Europe/Zurich'],
  CN: ['CNY', 'Asia/Shanghai'],
  CZ: ['CZK', 'Europe/Prague'],
  DE: ['EUR', 'Europe/Berlin'],
  DK: ['DKK', 'Europe/Copenhagen'],
  ES: ['EUR', 'Europe/Madrid'],
  FI: ['EUR', 'Europe/Helsinki'],
  FR: ['EUR', 'Europe/Paris'],
  GB: ['GBP', 'Europe/London'],
  GR: ['EUR', 'Europe/Athens'],
  HK: ['HKD', 'Asia/Hong_Kong'],
  HU: ['HUF', 'Europe/Budapest'],
  IE: ['EUR', 'Europe/Dublin'],
  IN: ['INR', 'Asia/Kolkata'],
  IT: ['EUR', 'Europe/Rome'],
  JP: ['JPY', 'Asia/Tokyo'],
  LU: ['EUR', 'Europe/Luxembourg'],
  MX: ['MXN', 'America/Mexico_City'],
  NL: ['EUR', 'Europe/Amsterdam'],
  NO: ['NOK', 'Europe/Oslo'],
  NZ: ['NZD', 'Pacific/Auckland'],
  PL: ['PLN', 'Europe/Warsaw'],
  PT: ['EUR', 'Europe/Lisbon'],
  SE: ['SEK', 'Europe/Stockholm'],
  SG: ['SGD', 'Asia/Singapore'],
  TW: ['TWD', 'Asia/Taipei'],
  US: ['USD', 'America/New_York'],
};

/**
 * What the languages that a browser asks for let one guess of where it is: its country, currency and time zone. Empty where they name
 * no country, because a wrong guess that somebody overlooks would stay.
 */
export function guessPlace(acceptLanguage: string, language: Language): Record<string, string> {
  const country = /^\s*[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(acceptLanguage)?.[1];
  const place = country === undefined ? undefined : PLACES[country];
  if (!country || !place) return {};
  const name = new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(country) ?? '';
  return { country: name, currency: place[0], timezone: place[1] };
}
