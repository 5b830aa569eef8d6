import type { Currency } from '../../contract/primitives.ts';
import { type Language, LOCALES } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** An amount in minor units as the reader writes it, with the restaurant's own symbol: "£12.50", "12,50 €". */
export function moneyText(minor: number, currency: Currency, language: Language): string {
  return formatterOf(LOCALES[language], currency.code)
    .formatToParts(toDecimal(minor, decimalsOf(currency.code)))
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('');
}

// Creating a formatter costs a hundred times as much as using it.
function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const decimals = decimalsOf(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
    formatters.set(key, formatter);
  }
  return formatter;
}
