import type { StaffText } from '../../../../contract/staff/staff-texts.ts';
import type { Language } from '../../../../domain/languages.ts';

/** A text for lists: in the restaurant's own language, or else in the first that it has; '' without any. */
export function ownLabels(text: StaffText, own: Language): string {
  return text[own]?.text ?? Object.values(text)[0]?.text ?? '';
}
