import type { Language } from '../../domain/languages.ts';
import { sentence } from '../platform/sentence.ts';

/** Stands wherever the name of somebody stood whose account was deleted. */
const FORGOTTEN = sentence('accounts', 'forgotten_name');

export function forgottenName(language: string): string {
  return FORGOTTEN[language as Language] ?? FORGOTTEN.en;
}
