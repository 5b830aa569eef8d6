/** The interface languages, English first: it is the fallback (specification section 9). */
export const LANGUAGES = ['en', 'pt', 'es', 'fr', 'de', 'it', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first supported language among BCP 47 tags ("pt-BR" counts as "pt"), or null. */
export function firstSupportedLanguage(tags: Iterable<string>): Language | null {
  for (const tag of tags) {
    const [prefix] = tag
      .trim()
      .toLowerCase()
      .split(/[^a-z]/);
    if (isLanguage(prefix)) return prefix;
  }
  return null;
}

/** Locales for money and time: British English, and the language's country of origin for the others (DECISIONS, settled 12). */
export const LOCALES: Record<Language, string> = {
  en: 'en-GB',
  pt: 'pt-PT',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  zh: 'zh-CN',
  ja: 'ja-JP',
};
