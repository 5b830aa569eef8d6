import type { Currency } from '../../../contract/primitives.ts';
import { type Language, LOCALES } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';

/** A decimal amount as it is typed in that language: "12.50", "12,50". `typedAmount` reads it again. */
export function amountDraft(amount: number, { code }: Currency, language: Language): string {
  const decimals = decimalsOf(code);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(LOCALES[language], { ...digits, useGrouping: false }).format(amount);
}
