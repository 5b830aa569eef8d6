/** Letters and digits of an order number. */
const LENGTH = 8;
const HALF = LENGTH / 2;

/**
 * An order number as it is stored ("K7M2-9QXP"), of one that somebody typed or heard: in small letters, with spaces, without its
 * hyphen. Null: it cannot be a whole number.
 */
export function orderNumberOf(typed: string): string | null {
  const symbols = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return symbols.length === LENGTH ? `${symbols.slice(0, HALF)}-${symbols.slice(HALF)}` : null;
}
