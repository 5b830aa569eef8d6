interface LanguageRow {
  /** Its own word for itself. */
  name: string;
  /** For money and time: British English, and the language's country of origin for the others (DECISIONS, settled 12). */
  locale: string;
}

/** The interface languages, a row each, English first: it is the fallback (specification section 9). */
const ROWS = {
  en: { name: 'English', locale: 'en-GB' },
  pt: { name: 'Português', locale: 'pt-PT' },
  es: { name: 'Español', locale: 'es-ES' },
  fr: { name: 'Français', locale: 'fr-FR' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  it: { name: 'Italiano', locale: 'it-IT' },
  zh: { name: '中文', locale: 'zh-CN' },
  ja: { name: '日本語', locale: 'ja-JP' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof ROWS;
export const LANGUAGES = Object.keys(ROWS) as [Language, ...Language[]];
export const FALLBACK_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first of `languages` among BCP 47 tags ("pt-BR" counts as "pt"), or null. */
export function firstSupportedLanguage(
  tags: Iterable<string>,
  languages: readonly Language[] = LANGUAGES,
): Language | null {
  for (const tag of tags) {
    const [prefix] = tag
      .trim()
      .toLowerCase()
      .split(/[^a-z]/);
    if (isLanguage(prefix) && languages.includes(prefix)) return prefix;
  }
  return null;
}

export const LOCALES = columnOf('locale');
export const LANGUAGE_NAMES = columnOf('name');

function columnOf<C extends keyof LanguageRow>(column: C): Record<Language, LanguageRow[C]> {
  const cells = Object.entries<LanguageRow>(ROWS).map(([language, row]) => [language, row[column]]);
  return Object.fromEntries(cells);
}
