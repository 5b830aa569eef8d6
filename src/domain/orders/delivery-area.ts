import { postcodeReadings, postcodeSigns, wholePostcode } from '../people/postcode.ts';
import { postcodeBeginning } from './postcode-beginning.ts';

/** A British postcode without its blank: the district, as in "CO1", and the three signs within it. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/**
 * Whether a restaurant delivers to the postcode (decision 067). `area` lists beginnings of postcodes as `postcodeBeginning` writes
 * them; undefined or null: it delivers everywhere. Both may have the `country`, which the address names or else the restaurant's
 * does, before them ("D-10115"). A British one counts up to its end: "CO1" is CO1 1JN but not CO10 1AA, "E" is E1 6AN but not
 * EC1A 1BB, and "CO1 1" is a part of CO1.
 */
export function deliversTo(area: readonly string[] | null | undefined, postcode: string, country = ''): boolean {
  if (!area) return true;
  const plain = wholePostcode(country, postcode) ?? postcodeSigns(postcodeBeginning(postcode));
  const british = asBritish(plain);
  return area
    .flatMap((beginning) => postcodeReadings(country, beginning))
    .some((beginning) =>
      british ? isWithin(postcodeBeginning(beginning), british) : plain.startsWith(postcodeSigns(beginning)),
    );
}

function isWithin(beginning: string, british: string): boolean {
  const whole = asBritish(postcodeSigns(beginning)) ?? beginning.replaceAll('-', ' ');
  if (!british.startsWith(whole)) return false;
  return whole.includes(' ') || kindOf(whole.at(-1)) !== kindOf(british[whole.length]);
}

/** null: the signs are no whole British postcode. */
function asBritish(plain: string): string | null {
  const [, district, rest] = BRITISH.exec(plain) ?? [];
  return district ? `${district} ${rest}` : null;
}

function kindOf(sign: string | undefined): 'digit' | 'letter' | 'end' {
  if (!sign || sign === ' ') return 'end';
  return /\d/.test(sign) ? 'digit' : 'letter';
}
