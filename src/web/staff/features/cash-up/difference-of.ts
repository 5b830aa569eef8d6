import type { Currency } from '../../../../contract/primitives.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';

interface Typed {
  opening: string;
  counted: string;
  /** A decimal amount. */
  expected: number;
}

/** By how much more (below 0: less) was counted than there should be; null: something is not typed yet. */
export function differenceOf({ opening, counted, expected }: Typed, currency: Currency): number | null {
  const [before, found] = [typedAmount(opening, currency), typedAmount(counted, currency)];
  if (Number.isNaN(before) || Number.isNaN(found)) return null;
  const decimals = decimalsOf(currency.code);
  return toDecimal(toMinor(found, decimals) - toMinor(before, decimals) - toMinor(expected, decimals), decimals);
}
