import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../domain/languages.ts';

const FALLBACK = 'invalid';

/** Both sides name a refused field the same way; the sentences lie with the contract, apart those that only staff need. */
const DIRS = ['field-messages', 'staff-field-messages'];

const messages = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = DIRS.map((dir) => new URL(`../../contract/${dir}/${language}.json`, import.meta.url));
    const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    return [language, Object.assign({}, ...parts)];
  }),
) as Record<Language, Record<string, string>>;

/** The sentence for a check's name ('email_required'); a name without one becomes "not valid". */
export function fieldMessage(name: string, language: Language): string {
  return messages[language][name] ?? messages[language][FALLBACK] ?? name;
}
