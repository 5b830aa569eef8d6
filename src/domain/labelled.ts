import type { Language } from './languages.ts';

const COLONS: Partial<Record<Language, string>> = { fr: '\u00a0: ', zh: '：', ja: '：' };

/** "Sauce: Aioli" with the colon of the language; a label that asks ("How hot?") is answered without one. */
export function labelled(label: string, value: string, language: Language): string {
  if (label.endsWith('？')) return label + value;
  return label + (label.endsWith('?') ? ' ' : (COLONS[language] ?? ': ')) + value;
}
