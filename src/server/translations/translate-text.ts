import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/app.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { knownTranslation } from './known-translation.ts';
import { ProviderError } from './providers/provider.ts';
import { translationsRefusals } from './translations.refusals.ts';
import { publishedAs } from './translations.repo.ts';

interface Asked {
  tenant: Tenant;
  text: string;
  target: Language;
  /** Told why a provider failed: the visitor only learns that there is no translation. */
  onFailure(error: ProviderError): void;
}

/**
 * A text of the restaurant in another language (DECISIONS "Translation"): what is known, else what the provider makes
 * of it. Only what can be read at this restaurant goes to a provider, who is paid for it (docs/decisions/013).
 */
export async function translateText(
  { db, machine }: Pick<Services, 'db' | 'machine'>,
  { tenant, text, target, onFailure }: Asked,
): Promise<string> {
  const { id: restaurantId, contentLanguage } = tenant;
  if (contentLanguage === target) return text;
  const question = { restaurantId, contentLanguage, text, target };
  const known = await knownTranslation(db, question);
  if (known) return known.text;
  const place = await publishedAs(db, question);
  const made =
    place &&
    (await machine
      .translate({ ...question, source: place === 'content' ? contentLanguage : null })
      .catch(failed(onFailure)));
  if (!made) throw new Refusal(translationsRefusals.translation_unavailable);
  return made.text;
}

function failed(onFailure: Asked['onFailure']): (error: unknown) => null {
  return (error) => {
    if (!(error instanceof ProviderError)) throw error;
    onFailure(error);
    return null;
  };
}
