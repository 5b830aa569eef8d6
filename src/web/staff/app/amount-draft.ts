import { type Language, LOCALES } from '../../../domain/languages.ts';

/** A decimal amount as it is typed in that language: "12.50", "12,50". */
export function amountDraft(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, useGrouping: false }).format(amount);
}

/**
 * The amount that was typed, with a decimal point or comma; NaN if it is none. Three digits after it could be thousands:
 * "1,250" is refused, because as 1.25 a dish would be sold for next to nothing.
 */
export function typedAmount(text: string): number {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^[+-]?\d+(\.\d\d?)?$/.test(plain) ? Number(plain) : Number.NaN;
}
