import { readFileSync } from 'node:fs';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../domain/languages.ts';
import type mail from '../../messages/en/mail.json';
import type server from '../../messages/en/server.json';
import type staff from '../../messages/en/staff.json';
import type storefront from '../../messages/en/storefront.json';

interface Files {
  storefront: typeof storefront;
  staff: typeof staff;
  server: typeof server;
  mail: typeof mail;
}

/** One file of `src/messages` in every language. What a language lacks is English (specification section 9). */
export function readMessages<F extends keyof Files>(file: F): Record<Language, Files[F]> {
  const english = read(file, FALLBACK_LANGUAGE);
  const withFallback = (language: Language) => {
    const own: Partial<Record<string, object>> = read(file, language);
    const sections = Object.entries(english).map(([section, texts]) => [section, { ...texts, ...own[section] }]);
    return Object.fromEntries(sections) as Files[F];
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, withFallback(language)])) as Record<
    Language,
    Files[F]
  >;
}

function read<F extends keyof Files>(file: F, language: Language): Files[F] {
  return JSON.parse(readFileSync(new URL(`../../messages/${language}/${file}.json`, import.meta.url), 'utf8'));
}
