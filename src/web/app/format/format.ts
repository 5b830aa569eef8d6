import type { Currency } from '../../../contract/primitives.ts';
import { type Language, LOCALES } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { firstOfMonth } from '../../../domain/times/first-of-month.ts';

export function localeOf(language: Language): string {
  return LOCALES[language];
}

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  let formatter = formatters.get(key) as F | undefined;
  if (!formatter) {
    formatter = make();
    formatters.set(key, formatter);
  }
  return formatter;
}

/** A decimal amount with the decimals of its currency and the restaurant's own symbol. */
export function money(amount: number, currency: Currency, language: Language): string {
  const locale = LOCALES[language];
  const formatter = cached(
    `money ${locale} ${currency.code}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code, ...digitsOf(currency) }),
  );
  return formatter
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('');
}

function digitsOf({ code }: Currency) {
  const decimals = decimalsOf(code);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

/** Drops the two zero decimals of a formatted whole amount, for tickets and other places with little room. */
export function shortMoney(formatted: string): string {
  return formatted.replace(/[.,]00(?!\d)/, '');
}

/** The names, joined with the comma of the language. */
export function listed(names: string[], language: Language): string {
  return names.join(/zh|ja/.test(language) ? '、' : ', ');
}

/** A signed amount such as "+£1.50" or "-£2.00". */
export function adjustment(amount: number, currency: Currency, language: Language): string {
  return `${amount < 0 ? '−' : '+'}${money(Math.abs(amount), currency, language)}`;
}

/** An instant (ms since the epoch or ISO 8601) as text in an IANA zone, the restaurant's. */
export function dateTime(
  instant: number | string,
  zone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const locale = LOCALES[language];
  const formatter = cached(
    `${locale} ${zone} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }),
  );
  return firstOfMonth(formatter.format(new Date(instant)), locale);
}

export const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
export const DATE_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };

/** A time of day: 12-hour with AM/PM in English, the locale's habit elsewhere. `minutes` after midnight. */
export function clockTime(minutes: number, language: Language): string {
  const locale = language === 'en' ? 'en-US' : LOCALES[language];
  const formatter = cached(
    `clock ${locale}`,
    () => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
  );
  return formatter.format(new Date(minutes * 60_000)).replace('\u202f', ' ');
}

/** A rate such as 8.875 %, with its decimals. */
export function percentage(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 });
  return format.format(percent / 100);
}
