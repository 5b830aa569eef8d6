import type { StaffText, StaffTextInput } from '../../../contract/staff-texts.ts';
import { LANGUAGES, type Language } from '../../../domain/languages.ts';

/** A text in every language as it is being written; empty where there is none. */
export type TextDraft = Record<Language, string>;

export function textDraft(saved: StaffText): TextDraft {
  return Object.fromEntries(LANGUAGES.map((language) => [language, saved[language]?.text ?? ''])) as TextDraft;
}

/** What was written anew: only that becomes the restaurant's own; a machine's words stay a machine's. */
export function writtenAnew(draft: TextDraft, saved: StaffText): StaffTextInput {
  const written = LANGUAGES.filter((language) => {
    const text = draft[language].trim();
    return text !== '' && text !== (saved[language]?.text ?? '');
  });
  return Object.fromEntries(written.map((language) => [language, draft[language].trim()]));
}
