import type { StaffText } from '../../../../contract/staff-texts.ts';
import type { Language } from '../../../../domain/languages.ts';

/** A text as a list names it: in the restaurant's own language, else in whatever there is. */
export function ownWords(text: StaffText, own: Language): string {
  return text[own]?.text ?? Object.values(text)[0]?.text ?? '';
}
