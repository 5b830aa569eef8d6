import type { Language } from '../../domain/languages.ts';

/** English is written as in Great Britain; the others as where they come from (DECISIONS, settled 12). */
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
