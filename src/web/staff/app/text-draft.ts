import type { StaffText, StaffTextInput } from '../../../contract/staff/staff-texts.ts';
import { LANGUAGES, type Language } from '../../../domain/languages.ts';

/** A text in every language while it is being edited; '' where there is none. */
export type TextDraft = Record<Language, string>;

export function textDraft(saved: StaffText): TextDraft {
  return Object.fromEntries(LANGUAGES.map((language) => [language, saved[language]?.text ?? ''])) as TextDraft;
}

/**
 * The languages whose text was edited: only those become the restaurant's own words, others stay marked as machine-translated.
 * A text that was emptied is removed (null), but in the restaurant's own language '' is sent, which the server refuses.
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

/** The same for a text that may be missing: null, where nothing is written in any language. */
export function writtenOrNone(draft: TextDraft, saved: StaffText, own?: Language): StaffTextInput | null {
  const isBlank = LANGUAGES.every((language) => draft[language].trim() === '');
  return isBlank ? null : writtenAnew(draft, saved, own);
}
