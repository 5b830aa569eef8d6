/**
 * Money is an integer count of the currency's minor units (pence, cents, whole yen) everywhere inside; the wire shows decimals.
 * How many decimals, `decimalsOf` says. Amounts are rounded where they are computed, never where they are shown.
 */

/** Enough decimals for every currency: sums of prices, and multiples of them, are exact with it. */
export const MOST_DECIMALS = 3;

/** Minor units of a decimal amount (with two decimals, 12.5 or "12.50" is 1250), rounded half up where it has more decimals. */
export function toMinor(decimal: number | string, decimals: number): number {
  // Shifting the decimal point in the text keeps 1.005 exact; 1.005 * 100 is 100.49999999999999.
  const [digits, exponent = '0'] = String(decimal).trim().split('e');
  const minor = digits === '' ? Number.NaN : roundHalfUp(Number(`${digits}e${Number(exponent) + decimals}`));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount of money: ${decimal}`);
  return minor;
}

/** The decimal number the wire shows: with two decimals, 1250 is 12.5. */
export function toDecimal(minor: number, decimals: number): number {
  return minor / 10 ** decimals;
}

/** A percentage of up to two decimals as an integer: 12.5 % is 1250. */
export function toHundredths(percent: number | string): number {
  return toMinor(percent, 2);
}

/** A percentage, in hundredths of a percent, of an amount in minor units, rounded half up. */
export function percentOf(minor: number, hundredths: number): number {
  // Both factors are integers, so a half is exactly a half when it is rounded.
  return roundHalfUp((minor * hundredths) / 10_000);
}

/** A fraction of an amount in minor units, rounded half up: exact for any amount. All are integers, the denominator is positive. */
export function fractionOf(minor: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(Math.abs(minor)) * BigInt(numerator);
  return Math.sign(minor) * Number((doubled + BigInt(denominator)) / (2n * BigInt(denominator))) + 0;
}

/** The amount shared evenly among `count`, rounded half up: an average. */
export function shareOf(minor: number, count: number): number {
  return roundHalfUp(minor / count);
}

/** Whether an amount has no more decimals than its currency, apart from what binary numbers cannot hold, as in 0.1 + 0.2. */
export function hasDecimals(decimal: number, decimals: number): boolean {
  if (!(Math.abs(decimal) * 10 ** decimals < Number.MAX_SAFE_INTEGER)) return false;
  const rounded = toDecimal(toMinor(decimal, decimals), decimals);
  return Math.abs(rounded - decimal) <= Math.abs(decimal) * 1e-12;
}

/** The one rounding rule: halves go away from zero, so that a refund mirrors its charge. Never -0. */
function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}
