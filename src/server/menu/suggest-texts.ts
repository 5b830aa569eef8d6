import type { TextSuggestions, TextSuggestionsInput } from '../../contract/staff/staff-menu.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { knownTranslation } from '../translations/known-translation.ts';
import { ProviderError } from '../translations/providers/provider.ts';
import { translationsRefusals } from '../translations/translations.refusals.ts';

interface Asked {
  tenant: Tenant;
  input: TextSuggestionsInput;
  /** Called when a provider failed. */
  onFailure(error: ProviderError): void;
}

/**
 * Suggests translations of a text: known ones, else by machine, which counts against the restaurant's daily limit. Nothing is
 * published; the editor decides.
 */
export async function suggestTexts(
  { db, machine }: Services,
  { tenant, input, onFailure }: Asked,
): Promise<TextSuggestions['texts']> {
  const { id: restaurantId, contentLanguage } = tenant;
  const suggest = async (target: Language) => {
    const question = { restaurantId, contentLanguage, text: input.text, target };
    const known = await knownTranslation(db, question);
    return known ?? machine.translate({ ...question, source: contentLanguage }).catch(failed);
  };
  const failed = (error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    onFailure(error);
    return null;
  };
  const asked = new Set(input.languages.filter((language) => language !== contentLanguage));
  const suggestions = await Promise.all([...asked].map(async (target) => [target, await suggest(target)] as const));
  const made = suggestions.flatMap(([target, suggestion]) => (suggestion ? [[target, suggestion.text]] : []));
  const texts: TextSuggestions['texts'] = Object.fromEntries(made);
  if (Object.keys(texts).length === 0) throw new Refusal(translationsRefusals.translation_unavailable);
  return texts;
}
