import { LANGUAGES, type Language } from '../../../domain/languages.ts';
import { readMessages } from '../read-messages.ts';

const FALLBACK = 'invalid';

const customers = readMessages('storefront');
const staff = readMessages('staff');
const sentences = new Map<Language, Record<string, string>>(
  LANGUAGES.map((language) => [language, { ...customers[language].fields, ...staff[language]['staff-fields'] }]),
);

/** The sentence for a check's name such as 'email_required', as the browser words it; "not valid" for an unknown name. */
export function fieldMessage(name: string, language: Language): string {
  const own = sentences.get(language);
  return own?.[name] ?? own?.[FALLBACK] ?? name;
}
