/** What a receipt says of who sells. '' where nobody has said it. */
export const RECEIPT_FACTS = ['company', 'taxNumber', 'street', 'city'] as const;
export type ReceiptFact = (typeof RECEIPT_FACTS)[number];
export type SellerFacts = Readonly<Record<ReceiptFact, string>>;

/** Name and place of the seller, which every country asks for. */
const ALWAYS: readonly ReceiptFact[] = ['company', 'street', 'city'];

/**
 * When a country's receipt has the seller's tax number: on each one, also of who is not taxed (`always`); where tax is charged, as
 * Directive 2006/112/EC art. 226b wants it, and MWSTG art. 26 and Japan's qualified invoices too (`taxed`); or on none of these small sums (`never`).
 */
const TAX_NUMBER: Readonly<Record<string, 'always' | 'taxed' | 'never'>> = {
  // UStG 1994 § 11 (6), up to 400 € (freefinance.at: Kleinbetragsrechnung).
  AT: 'never',
  // UStDV § 33, up to 250 € (haufe.de: Erleichterungen bei Kleinbetragsrechnungen).
  DE: 'never',
  // RD 1619/2012 art. 7: the NIF of whoever issues it (asesoriaperena.com: La factura simplificada).
  ES: 'always',
  // CGI ann. II art. 242 nonies A: left out up to 150 € (BOI-TVA-DECLA-30-20-20-20 no. 20).
  FR: 'never',
  // D.M. 7 December 2016: the partita IVA of whoever issues it (studiopeg.com, 24 January 2020).
  IT: 'always',
  // CIVA art. 40 (2) a: the NIF of whoever issues it (informador.pt).
  PT: 'always',
  US: 'never',
};

/**
 * The facts that a receipt of this country (ISO 3166; null: unknown) lacks. `isTaxed`: whether the restaurant charges tax at all. A start
 * and no legal advice.
 */
export function missingReceiptFacts(
  country: string | null,
  { isTaxed, seller }: { isTaxed: boolean; seller: SellerFacts },
): ReceiptFact[] {
  const number = TAX_NUMBER[country ?? ''] ?? 'taxed';
  const needsNumber = number === 'always' || (number === 'taxed' && isTaxed);
  return RECEIPT_FACTS.filter(
    (fact) => (fact === 'taxNumber' ? needsNumber : ALWAYS.includes(fact)) && seller[fact].trim() === '',
  );
}
