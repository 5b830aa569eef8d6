/** The longest name and number. */
export const MAX_BUYER = { name: 100, taxNumber: 20 } as const;

/** Letters and digits, as every country's numbers are, with what people write between them. */
export function isTaxNumber(text: string): boolean {
  return /^[\p{L}\d][\p{L}\d .\-/]{4,}$/u.test(text) && /\d{4}/.test(text.replace(/[ .\-/]/g, ''));
}

/** Who buys, where they want it on their receipt. '' for what they did not say. */
export interface Buyer {
  name: string;
  taxNumber: string;
}

/**
 * Countries whose receipts name the customer who asks for it, with the total above which it is worth asking (in euros): Portugal (CIVA
 * art. 36), Spain (RD 1619/2012 art. 7.2) and Italy always; Germany above the small invoices of UStDV § 33.
 */
const ASKED_ABOVE: Readonly<Record<string, number>> = { DE: 250, ES: 0, IT: 0, PT: 0 };

/** The total above which a restaurant's checkout asks who buys, in units of its currency; null: it never does. */
export function buyerAskedAbove(country: string | null, { receipts }: { receipts: string }): number | null {
  return receipts === 'none' ? null : (ASKED_ABOVE[country ?? ''] ?? null);
}
