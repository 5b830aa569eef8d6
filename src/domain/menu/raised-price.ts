import { percentOf } from '../money/money.ts';

/** By how much prices change: up, or down if negative. */
export type PriceRaise =
  | { by: 'percent' /** Of a percent: 5 % is 500. */; hundredths: number }
  | { by: 'amount' /** Minor units. */; minor: number };

/** Prices end on the multiples of `step` minus `less`, both in minor units: of pounds, { 100, 10 } makes 8.90 and 9.90. */
export interface PriceEnding {
  step: number;
  less: number;
}

/** Changes nothing. */
export const EXACT_ENDING: PriceEnding = { step: 1, less: 0 };

/** A price (minor units) after a raise: the nearest one with that ending, the higher of two that are equally near; never below 0. */
export function raisedPrice(price: number, raise: PriceRaise, { step, less }: PriceEnding): number {
  const exact = price + (raise.by === 'percent' ? percentOf(price, raise.hundredths) : raise.minor);
  return Math.max(0, Math.round((exact + less) / step) * step - less);
}

/** The endings that are offered in a currency with that many decimals; the first is `EXACT_ENDING`. */
export function priceEndings(decimals: number): PriceEnding[] {
  // A thousandth is ten times finer than what prices are written in.
  const unit = decimals === 3 ? 10 : 1;
  return [
    EXACT_ENDING,
    ...[10, 50, 100].map((step) => ({ step: step * unit, less: 0 })),
    ...[10, 5, 1].map((less) => ({ step: 100 * unit, less: less * unit })),
  ];
}
