import type { Deal, Product } from '../../../../contract/menu.ts';
import { dealShares } from '../../../../domain/menu/deals.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';

export interface ChosenOfLine {
  line: Deal['lines'][number];
  /** null: none yet. */
  dish: Product | null;
  /** On top of the deal's price, decimal. */
  extra: number;
}

/** What is chosen of each line, by the ids of lines; the only dish of a line is. */
export function chosenOfDeal(
  { lines }: Deal,
  products: readonly Product[],
  ids: Readonly<Record<string, string>>,
): ChosenOfLine[] {
  return lines.map((line) => {
    const choice =
      line.choices.length === 1 ? line.choices[0] : line.choices.find(({ productId }) => productId === ids[line._id]);
    const dish = products.find(({ _id }) => _id === choice?.productId) ?? null;
    return { line, dish, extra: choice?.extra ?? 0 };
  });
}

/** What each dish costs in the deal, as the server prices it (decimals). */
export function pricesInDeal(
  { price }: Deal,
  chosen: readonly { dish: Product; extra: number }[],
  currency: string,
): number[] {
  const decimals = decimalsOf(currency);
  const minor = (amount: number) => toMinor(amount, decimals);
  const dishes = chosen.map(({ dish, extra }) => ({ single: minor(dish.price), extra: minor(extra) }));
  return dealShares(minor(price), dishes).map((share) => toDecimal(share, decimals));
}

/** What the deal costs as it is chosen so far, and what its dishes would by themselves; 0: not all are chosen. */
export function dealTotals({ price }: Deal, chosen: readonly ChosenOfLine[], currency: string) {
  const decimals = decimalsOf(currency);
  const sum = (amounts: readonly number[]) =>
    toDecimal(
      amounts.reduce((all, amount) => all + toMinor(amount, decimals), 0),
      decimals,
    );
  const isWhole = chosen.every(({ dish }) => dish !== null);
  return {
    total: sum([price, ...chosen.map(({ extra }) => extra)]),
    singly: isWhole ? sum(chosen.map(({ dish }) => dish?.price ?? 0)) : 0,
  };
}
