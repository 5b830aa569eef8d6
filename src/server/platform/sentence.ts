import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { readMessages } from './read-messages.ts';

/** A sentence in every language; `{name}` is replaced by a value. */
export type Sentence = Record<Language, string>;

const messages = readMessages('server');
export type ServerTexts = (typeof messages)[Language];

/** What the server itself says, by section and key of `src/messages/<language>/server.json`. */
export function sentence<S extends keyof ServerTexts>(section: S, key: keyof ServerTexts[S] & string): Sentence {
  const inEach = LANGUAGES.map((language) => [language, messages[language][section][key]]);
  return Object.fromEntries(inEach);
}

/** Whether the section has a text of that name. */
export function isServerText<S extends keyof ServerTexts>(
  section: S,
  key: string,
): key is keyof ServerTexts[S] & string {
  return Object.hasOwn(messages.en[section], key);
}

/** A sentence with its `{placeholders}` filled. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
