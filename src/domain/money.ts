/**
 * Money is an integer count of minor units (pence, cents) everywhere inside; the wire shows decimals.
 * Currencies have two decimals.
 */

/**
 * Minor units of a decimal amount (12.5 or "12.50" is 1250), rounded half up where it has more decimals.
 * The same scale serves percentages of up to two decimals: 12.5 % is 1250 hundredths.
 */
export function toMinor(decimal: number | string): number {
  // Shifting the decimal point in the text keeps 1.005 exact; 1.005 * 100 is 100.49999999999999.
  const [digits, exponent = '0'] = String(decimal).trim().split('e');
  const minor = digits === '' ? Number.NaN : roundHalfUp(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount of money: ${decimal}`);
  return minor;
}

/** The decimal number the wire shows: 1250 is 12.5. */
export function toDecimal(minor: number): number {
  return minor / 100;
}

/** `percent` of an amount, in minor units, rounded half up. The percentage may have two decimals. */
export function percentOf(minor: number, percent: number): number {
  // Both factors are integers, so a half is exactly a half when it is rounded.
  return roundHalfUp((minor * toMinor(percent)) / 10_000);
}

/** The one rounding rule: halves go away from zero, so that a refund mirrors its charge. Never -0. */
function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}
