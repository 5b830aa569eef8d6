import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/app.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { translationsRefusals } from './translations.refusals.ts';
import { authoredTranslation, rememberedTranslation } from './translations.repo.ts';

/**
 * A text of the restaurant in another language: what the restaurant wrote itself, else what was translated before
 * (DECISIONS "Translation"). There is no provider yet: what is in neither is refused, and the browser keeps the text.
 */
export async function translateText(
  { db }: Pick<Services, 'db'>,
  tenant: Tenant,
  text: string,
  target: Language,
): Promise<string> {
  const source = { text, language: tenant.contentLanguage };
  if (source.language === target) return text;
  const known =
    (await authoredTranslation(db, tenant.id, source, target)) ??
    (await rememberedTranslation(db, tenant.id, source, target));
  if (known === null) throw new Refusal(translationsRefusals.translation_unavailable);
  return known;
}
