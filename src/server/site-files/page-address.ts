import type { Language } from '../../domain/languages.ts';

/**
 * The address under which a page in this language is listed. The plain address answers in the visitor's language, so
 * only the restaurant's own language is listed there; the others are named by `?lang=` (DECISIONS, settled 11).
 */
export function pageAddress(plain: string, language: Language, contentLanguage: Language): string {
  if (language === contentLanguage) return plain;
  return `${plain}${plain.includes('?') ? '&' : '?'}lang=${language}`;
}
