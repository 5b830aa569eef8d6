import type { Language } from '../../domain/languages.ts';
import type { Sentence } from '../platform/refusal.ts';

/** Stands wherever the name of somebody stood whose account was deleted. */
const FORGOTTEN: Sentence = {
  en: 'Deleted account',
  pt: 'Conta eliminada',
  es: 'Cuenta eliminada',
  fr: 'Compte supprimé',
  de: 'Gelöschtes Konto',
  it: 'Account eliminato',
  zh: '已注销账户',
  ja: '退会したユーザー',
};

export function forgottenName(language: string): string {
  return FORGOTTEN[language as Language] ?? FORGOTTEN.en;
}
