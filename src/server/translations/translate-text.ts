import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { knownTranslation } from './known-translation.ts';
import { ProviderError } from './providers/provider.ts';
import { translationsRefusals } from './translations.refusals.ts';
import { publishedAs } from './translations.repo.ts';

interface Asked {
  tenant: Tenant;
  text: string;
  target: Language;
  /** Called when a provider failed; the visitor only learns that there is no translation. */
  onFailure(error: ProviderError): void;
}

/**
 * Translates a text of the restaurant (DECISIONS "Translation"): known translations first, else by the provider. Only texts that
 * are published at this restaurant are sent to the provider, because it charges for them (docs/decisions/013). Throws a `Refusal`
 * if there is no translation.
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
