import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../domain/languages.ts';

const FALLBACK = 'invalid';

/**
 * The sentences lie with the contract, because browser and server word a refused field alike; those that only staff see lie
 * apart.
 */
const DIRS = ['field-messages', 'staff-field-messages'];

const messages = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = DIRS.map((dir) => new URL(`../../contract/${dir}/${language}.json`, import.meta.url));
    const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    return [language, Object.assign({}, ...parts)];
  }),
) as Record<Language, Record<string, string>>;

/** The sentence for a check's name such as 'email_required'; in English where a language lacks it; "not valid" for an unknown name. */
export function fieldMessage(name: string, language: Language): string {
  return messages[language][name] ?? messages.en[name] ?? messages[language][FALLBACK] ?? name;
}
