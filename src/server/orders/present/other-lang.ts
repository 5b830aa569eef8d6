import type { Language } from '../../../domain/languages.ts';

/** The language of a text beside the order's: only where it is another. */
export function otherLang(lang: Language | null | undefined, ofOrder: Language): { lang?: Language } {
  return lang && lang !== ofOrder ? { lang } : {};
}
