/**
 * A postcode or the beginning of one in the form in which areas are kept: capitals, digits, single blanks and hyphens between
 * them. Empty: neither a letter nor a digit was typed.
 */
export function postcodeBeginning(typed: string): string {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^A-Z\d-]+/g, ' ');
  return /[A-Z\d](?:.*[A-Z\d])?/.exec(signs)?.[0] ?? '';
}
