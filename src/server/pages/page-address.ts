import type { Language } from '../../domain/languages.ts';

/**
 * The canonical address of a page in a language. The plain address answers in the visitor's language; search engines know it as
 * the restaurant's own language, and the other languages by `?lang=` (DECISIONS, settled 11).
 */
export function pageAddress(plain: string, language: Language, contentLanguage: Language): string {
  if (language === contentLanguage) return plain;
  return `${plain}${plain.includes('?') ? '&' : '?'}lang=${language}`;
}
