import { decimalsOf } from '../../../domain/money/currencies.ts';

/** Currencies without decimals for which Stripe counts hundredths all the same. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Currencies with decimals of which Stripe counts whole units only: nobody pays less in them. */
const IN_WHOLE_UNITS = new Set(['MGA']);
/** Not among Stripe's currencies. */
const UNKNOWN = new Set(['UYI', 'IQD', 'LYD']);

/** Whether amounts of the currency can be asked for. Not with three decimals, of which Stripe takes two only. */
export function isChargeable(currency: string): boolean {
  return decimalsOf(currency) <= 2 && !UNKNOWN.has(currency);
}

/** The least that Stripe charges of a currency, in minor units, where it says so (docs.stripe.com/currencies). */
const LEAST: Partial<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** The least that can be charged, in minor units. */
export function leastCharge(currency: string): number {
  return LEAST[currency.toUpperCase()] ?? 1;
}

/** Minor units as Stripe counts them. */
export function toStripe(minor: number, currency: string): number {
  return Math.round(minor * countedTo(currency));
}

export function fromStripe(amount: number, currency: string): number {
  return Math.round(amount / countedTo(currency));
}

/** How much of what Stripe counts a minor unit is. */
function countedTo(currency: string): number {
  const code = currency.toUpperCase();
  if (IN_WHOLE_UNITS.has(code)) return 0.01;
  return IN_HUNDREDTHS.has(code) ? 100 : 1;
}
