import { fractionOf } from '../money/money.ts';
import { spread } from './spread.ts';
import type { TaxShare, TaxSum } from './tax-order.ts';

/**
 * What a refund takes back of an order's tax, and what is left of it, at the order's own rates: those of the refunded lines (`of`), else all
 * by value. The refund that takes the last of it takes every rounding with it. Money in minor units.
 */
export function takeBack(
  left: readonly TaxSum[],
  amount: number,
  of: readonly TaxShare[] | null,
): { back: TaxSum[]; left: TaxSum[] } {
  const grosses = left.map(({ gross }) => gross);
  const wanted = left.map(({ rate }) => of?.find((share) => share.rate === rate)?.amount ?? 0);
  const all = Math.min(amount, total(grosses));
  const first = spread(all, total(wanted) > 0 ? wanted : grosses);
  const within = first.map((part, index) => Math.min(part, grosses[index] ?? 0));
  const room = within.map((part, index) => (grosses[index] ?? 0) - part);
  const rest = spread(all - total(within), room);
  const back = left.map(({ rate, gross, tax }, index) => {
    const part = (within[index] ?? 0) + (rest[index] ?? 0);
    const taxed = gross === 0 ? 0 : fractionOf(tax, part, gross);
    return { rate, gross: part, tax: taxed, net: part - taxed };
  });
  return {
    back,
    left: left.map(({ rate, gross, tax, net }, index) => {
      const gone = back[index] ?? { gross: 0, tax: 0, net: 0 };
      return { rate, gross: gross - gone.gross, tax: tax - gone.tax, net: net - gone.net };
    }),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
