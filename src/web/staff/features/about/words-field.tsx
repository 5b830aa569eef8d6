import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import type { Draft } from '../../app/use-draft.ts';
import { TextsField } from '../editing/texts-field.tsx';
import type { AboutDraft, Words } from './about-draft.ts';

interface WordsFieldProps {
  label: string;
  value: Words;
  onChange(value: Words): void;
  draft: Draft<AboutDraft>;
  /** The field's dotted path in the request. */
  path: string;
  long?: boolean;
}

/** A text of the about content in every language. */
export function WordsField({ label, value, onChange, draft, path, long = false }: WordsFieldProps) {
  return (
    <TextsField
      label={label}
      value={value.draft}
      saved={value.saved}
      onChange={(words) => onChange({ ...value, draft: words })}
      errorOf={(language) => draft.errorOf(`${path}.${language}`)}
      maxLength={long ? STAFF_MAX.aboutParagraph : STAFF_MAX.aboutLine}
      long={long}
    />
  );
}
