import { postcodeBeginning } from '../orders/postcode-beginning.ts';
import { wholePostcode } from '../people/postcode.ts';

/** The beginning of a British postcode, or digits as of most other countries, with their sign before them or not. */
const BEGINNING = /^(?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]?)?|(?:[A-Z]{1,2}[- ]?)?\d[\d -]{1,9})$/;
/** A British postcode is written with a blank, wherever it was typed. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/**
 * The postcode, or the beginning of one, that somebody typed where a street or a postcode is asked for; null: it is an address.
 * `country` is the restaurant's. "co12qb" is "CO1 2QB".
 */
export function typedPostcode(text: string, country: string): string | null {
  const plain = postcodeBeginning(text).replace(BRITISH, '$1 $2');
  if (isWhole(text, country)) return plain;
  return BEGINNING.test(plain) ? plain : null;
}

/** A whole postcode among the words of an address: "CO1 2QB" of "12 High Street, Colchester CO1 2QB"; null: there is none. */
export function postcodeWithin(address: string, country: string): string | null {
  const words = address.split(/[\s,;]+/).filter(Boolean);
  const found = words.flatMap((word, index) => [`${word} ${words[index + 1] ?? ''}`.trim(), word]);
  const postcode = found.find((each) => /\d/.test(each) && isWhole(each, country));
  return postcode === undefined ? null : postcodeBeginning(postcode);
}

/** Of a country that is unknown or has no postcodes nothing is whole. */
export function isWhole(postcode: string, country: string): boolean {
  return wholePostcode(country, postcode) !== null;
}
