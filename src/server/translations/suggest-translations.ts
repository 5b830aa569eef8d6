import type { TranslationSuggestions } from '../../contract/staff/staff-translations.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { knownTranslation } from './known-translation.ts';
import { ProviderError } from './providers/provider.ts';
import { readTranslations } from './read-translations.ts';

/** How many texts one call suggests: their provider answers within the browser's patience. */
const AT_ONCE = 12;

interface Asked {
  tenant: Tenant;
  language: Language;
  /** Called when the provider failed. */
  onFailure(error: ProviderError): void;
}

/**
 * Suggests the next translations that are missing, or older than their originals. Nothing is saved: a person decides. The provider's
 * count against the restaurant's daily limit. None: there is nothing to suggest now.
 */
export async function suggestTranslations(
  { db, machine }: Services,
  { tenant, language, onFailure }: Asked,
): Promise<TranslationSuggestions> {
  const { id: restaurantId, contentLanguage } = tenant;
  const open = (await readTranslations(db, tenant, language)).filter(
    ({ state }) => state === 'missing' || state === 'outdated',
  );
  const texts: TranslationSuggestions['texts'] = [];
  for (const { subject, subjectId, field, original } of open.slice(0, AT_ONCE)) {
    const question = { restaurantId, contentLanguage, text: original, target: language };
    try {
      const made =
        (await knownTranslation(db, question)) ?? (await machine.translate({ ...question, source: contentLanguage }));
      if (made) texts.push({ subject, subjectId, field, text: made.text });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      onFailure(error);
      if (error.isLasting) break;
    }
  }
  return { texts };
}
