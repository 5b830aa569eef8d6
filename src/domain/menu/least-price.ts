import { pricePieces } from './pieces.ts';
import { adjustmentIn, type SizedOption } from './size-prices.ts';

/** What a dish costs and may be chosen with, in one unit of money. */
export interface PricedDish {
  price: number;
  groups: readonly {
    min: number;
    max: number;
    perValue?: number;
    included?: number;
    isSize?: boolean;
    values: readonly (SizedOption & { id: string })[];
  }[];
}

/** Price of the dish with its cheapest permitted options, in its cheapest size. */
export function leastPrice({ price, groups }: PricedDish): number {
  const sizes = groups.find(({ isSize }) => isSize)?.values ?? [];
  if (sizes.length === 0) return leastIn(null, { price, groups });
  return Math.min(...sizes.map(({ id }) => leastIn(id, { price, groups })));
}

/** `size`: the id of the one that is chosen; null: the dish has none. */
function leastIn(size: string | null, { price, groups }: PricedDish): number {
  return groups.reduce((least, { min, max, perValue = 1, included = 0, isSize, values }) => {
    const offered = isSize && size !== null ? values.filter(({ id }) => id === size) : values;
    const sizes = size === null ? [] : [size];
    const pieces = offered.flatMap((value) => Array<number>(perValue).fill(adjustmentIn(sizes, value)));
    const cheapest = pieces.sort((one, other) => one - other);
    const chosen = cheapest.slice(0, max).filter((adjustment, place) => place < min || adjustment < 0);
    return pricePieces(chosen, included).reduce((sum, adjustment) => sum + adjustment, least);
  }, price);
}
