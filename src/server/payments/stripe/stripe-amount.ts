import { decimalsOf } from '../../../domain/money/currencies.ts';

/** Currencies without decimals for which Stripe counts hundredths all the same. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Not among Stripe's currencies. */
const UNKNOWN = new Set(['UYI', 'IQD', 'LYD']);

/** Whether amounts of the currency can be asked for. Not with three decimals, of which Stripe takes two only. */
export function isChargeable(currency: string): boolean {
  return decimalsOf(currency) <= 2 && !UNKNOWN.has(currency);
}

/** Minor units as Stripe counts them. */
export function toStripe(minor: number, currency: string): number {
  return IN_HUNDREDTHS.has(currency.toUpperCase()) ? minor * 100 : minor;
}

export function fromStripe(amount: number, currency: string): number {
  return IN_HUNDREDTHS.has(currency.toUpperCase()) ? Math.round(amount / 100) : amount;
}
