import type { DishTerms, GroupTerms } from './menu-terms.ts';

interface Around {
  /** The dish's price where a size has none of its own. */
  price: number;
  /** The dish as it is; null: it is new. */
  before: DishTerms | null;
  groups: ReadonlyMap<string, GroupTerms>;
}

/**
 * The terms of a dish that costs so much in each of its sizes. A size may cost more by itself here, which its price of the dish is set
 * against. A dish that costs the same already keeps its terms: there are several ways to say them.
 */
export function pricedInSizes(
  inSizes: Readonly<Record<string, number>>,
  { price, before, groups }: Around,
): Pick<DishTerms, 'price' | 'sizePrices'> {
  const adjustments = new Map(
    [...groups.values()].flatMap(({ isSize, values }) =>
      isSize ? values.map(({ _id, priceAdjustment }) => [_id, priceAdjustment] as const) : [],
    ),
  );
  const all = Object.entries(inSizes);
  const costs = (size: string, terms: Pick<DishTerms, 'price' | 'sizePrices'>) =>
    terms.sizePrices[size] ?? terms.price + (adjustments.get(size) ?? 0);
  const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6;
  if (before && all.every(([size, amount]) => isSame(costs(size, before), amount)))
    return { price: before.price, sizePrices: before.sizePrices };
  const others = all.filter(([size, amount]) => !isSame(price + (adjustments.get(size) ?? 0), amount));
  return { price, sizePrices: Object.fromEntries(others) };
}
