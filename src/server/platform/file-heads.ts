import type { ColumnNames } from '../../contract/csv.ts';
import type { Language } from '../../domain/languages.ts';
import { isServerText, sentence } from './sentence.ts';

/** The names of columns in a language; in English they are the names by which other systems know them. */
export function headsIn(language: Language): ColumnNames {
  return (column) => (isServerText('file-heads', column) ? sentence('file-heads', column)[language] : column);
}
