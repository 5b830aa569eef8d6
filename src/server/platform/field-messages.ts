import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../domain/languages.ts';

const FALLBACK = 'invalid';

/** Both sides name a refused field the same way; the sentences lie with the contract. */
const messages = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(`../../contract/field-messages/${language}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>];
  }),
) as Record<Language, Record<string, string>>;

/** The sentence for a check's name ('email_required'); a name without one becomes "not valid". */
export function fieldMessage(name: string, language: Language): string {
  return messages[language][name] ?? messages[language][FALLBACK] ?? name;
}
