/** Countries whose law a restaurant's terms may name, by their code (ISO 3166). */
export const LAW_COUNTRIES = [
  'AT',
  'BE',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'JP',
  'LU',
  'NL',
  'PT',
  'US',
] as const;
export type LawCountry = (typeof LAW_COUNTRIES)[number];

/** What a restaurant says of itself by law. '' where it says nothing: that is not shown. */
export const LEGAL_FACTS = ['company', 'register', 'taxNumber', 'responsible', 'dataContact', 'host'] as const;
export type LegalFact = (typeof LEGAL_FACTS)[number];

/**
 * The facts that a country demands on a restaurant's site, as far as all restaurants must give them. A start and no legal advice,
 * which the office says beside it.
 */
const DEMANDED: Partial<Record<LawCountry, readonly LegalFact[]>> = {
  AT: ['company', 'responsible'],
  DE: ['company', 'responsible'],
  ES: ['company', 'taxNumber'],
  FR: ['company', 'register', 'responsible', 'host'],
  GB: ['company'],
  IE: ['company'],
  IT: ['company', 'taxNumber'],
  NL: ['company', 'register', 'taxNumber'],
  PT: ['company', 'taxNumber'],
};

/** The facts that the chosen law demands and nobody has given. */
export function missingFacts(law: LawCountry, facts: Readonly<Record<LegalFact, string>>): LegalFact[] {
  return (DEMANDED[law] ?? ['company']).filter((fact) => facts[fact].trim() === '');
}

export function isLawCountry(code: unknown): code is LawCountry {
  return LAW_COUNTRIES.includes(code as LawCountry);
}
