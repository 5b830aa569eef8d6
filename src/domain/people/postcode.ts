import { countryCode } from './country-code.ts';
import { POSTCODE_RULES } from './postcode-rules.ts';
import { hasDigitsAfterTown } from './town-line.ts';

/** Whether addresses of a country, as typed, need a postcode. The specification's rule holds where the country is unknown. */
export function postcodeNeed(country: string): 'required' | 'optional' | 'none' {
  return ruleOf(country)?.[0] ?? 'required';
}

/**
 * Whether a postcode has the country's shape, wherever its blanks and hyphens stand: "se1 9dd", "1100053", "D-10115". True for a
 * country that has none or is unknown.
 * @public
 */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const [, shape] = ruleOf(country) ?? [];
  if (shape === undefined) return true;
  const typed = postcode.normalize('NFKC').toUpperCase().trim();
  // TeamPage put the country before the hyphen, or leave out what begins every postcode there: "LV-1010", "1010".
  const readings = [typed, typed.replace(/^[A-Z]{1,3}\p{Pd}/u, ''), `${countryCode(country)}${typed}`];
  const pattern = new RegExp(`^(?:${shape})$`);
  return readings.some((reading) => pattern.test(reading.replace(/[\s\p{Pd}−ー〒.]/gu, '')));
}

/** Whether forms ask for the postcode before the town: where it is written there (`townLine`). False for an unknown country. */
export function isPostcodeFirst(country: string): boolean {
  const [, shape = ''] = ruleOf(country) ?? [];
  return /^[(?:]*(\\d|\[?\d)/.test(shape) && !hasDigitsAfterTown(countryCode(country) ?? country);
}

function ruleOf(country: string) {
  const code = countryCode(country);
  return code === null ? undefined : POSTCODE_RULES[code];
}
