import type { LegalTexts, PublicLegal } from '../../contract/legal.ts';
import type { Language } from '../../domain/languages.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

const OWN = ['terms', 'privacy', 'imprint', 'allergens'] as const;

/** What every page knows of it; null: the restaurant has saved nothing. */
export function presentLegal(row: Pick<RestaurantsTable, 'legal' | 'legal_version'>): PublicLegal | null {
  const stored = fromJson(row.legal);
  if (!stored || row.legal_version === null) return null;
  const { law, company, register, taxNumber, responsible, dataContact, host, changedAt } = stored;
  return {
    ...{ law, company, register, taxNumber, responsible, dataContact, host },
    version: row.legal_version,
    changedAt: toIso(changedAt),
    own: OWN.filter((name) => stored[name] !== ''),
  };
}

/** The restaurant's own texts, in its own language. */
export function presentLegalTexts(
  row: Pick<RestaurantsTable, 'legal' | 'content_language'>,
): LegalTexts & { lang: Language } {
  const { terms = '', privacy = '', imprint = '', allergens = '' } = fromJson(row.legal) ?? {};
  return { terms, privacy, imprint, allergens, lang: row.content_language };
}
