import type { Language } from '../languages.ts';

const COLONS: Partial<Record<Language, string>> = { fr: '\u00a0: ', zh: '：', ja: '：' };

/** "Sauce: Aioli", with the language's colon. A label that is a question ("How hot?") gets no colon. */
export function labelled(label: string, value: string, language: Language): string {
  if (label.endsWith('？')) return label + value;
  return label + (label.endsWith('?') ? ' ' : (COLONS[language] ?? ': ')) + value;
}
