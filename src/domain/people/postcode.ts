import { countryCode } from './country-code.ts';
import { isSignOfAnother, signsOf } from './country-signs.ts';
import { POSTCODE_RULES } from './postcode-rules.ts';
import { hasDigitsAfterTown } from './town-line.ts';

/** Whether addresses of a country, as typed, need a postcode. The specification's rule holds where the country is unknown. */
export function postcodeNeed(country: string): 'required' | 'optional' | 'none' {
  return ruleOf(country)?.[0] ?? 'required';
}

/**
 * Whether a postcode has the country's shape, wherever its blanks and hyphens stand and with or without the country before it:
 * "se1 9dd", "1100053", "D-10115", "DE 10115". True for a country that has none or is unknown.
 * @public
 */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const [, shape] = ruleOf(country) ?? [];
  return shape === undefined || wholePostcode(country, postcode) !== null;
}

/**
 * A whole postcode as capitals and digits in the country's shape, without the country's sign before it unless the shape has it:
 * "D-10115" is "10115", and "1010" of Latvia "LV1010". null: it has not that shape, or the country is unknown.
 */
export function wholePostcode(country: string, postcode: string): string | null {
  const [, shape] = ruleOf(country) ?? [];
  if (shape === undefined) return null;
  const pattern = new RegExp(`^(?:${shape})$`);
  return (
    postcodeReadings(country, postcode)
      .map(postcodeSigns)
      .find((reading) => pattern.test(reading)) ?? null
  );
}

/**
 * What a postcode of a country, or the beginning of one, may mean: as it is typed, without the country's sign before it, and with
 * it, because people write "LV-1010" and "1010".
 */
export function postcodeReadings(country: string, typed: string): string[] {
  const code = countryCode(country) ?? '';
  const plain = typed.normalize('NFKC').toUpperCase().trim();
  const [, sign = '', gap = '', rest = ''] = /^([A-Z]{1,3})([\s\p{Pd}−ー.]*)(.*)$/u.exec(plain) ?? [];
  const isOwn = sign === code || signsOf(code).includes(sign);
  // Letters that no country of the list has may be its sign all the same, if a hyphen follows them.
  const mayBeOwn = /\S/.test(gap) && !isSignOfAnother(sign, code);
  return [plain, ...(sign && (isOwn || mayBeOwn) ? [rest] : []), `${code}${plain}`];
}

/** The capitals and digits of a postcode, without what separates them. */
export function postcodeSigns(text: string): string {
  return text.replace(/[\s\p{Pd}−ー〒.]/gu, '');
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
