import type { StaffText, StaffTextInput } from '../../../contract/staff-texts.ts';
import { LANGUAGES, type Language } from '../../../domain/languages.ts';

/** A text in every language as it is being written; empty where there is none. */
export type TextDraft = Record<Language, string>;

export function textDraft(saved: StaffText): TextDraft {
  return Object.fromEntries(LANGUAGES.map((language) => [language, saved[language]?.text ?? ''])) as TextDraft;
}

/**
 * What was written anew: only that becomes the restaurant's own; a machine's words stay a machine's. What was emptied is
 * taken away, but never in the restaurant's own language: there the empty text is sent, to be refused.
 */
export function writtenAnew(draft: TextDraft, saved: StaffText, own?: Language): StaffTextInput {
  const input: StaffTextInput = {};
  for (const language of LANGUAGES) {
    const text = draft[language].trim();
    const before = saved[language]?.text ?? '';
    if (language === own && text === '') input[language] = '';
    else if (text !== before) input[language] = text === '' ? null : text;
  }
  return input;
}

/** Whether nothing is written in any language. */
export function isBlank(draft: TextDraft): boolean {
  return LANGUAGES.every((language) => draft[language].trim() === '');
}
