import { openedGroups } from './opened-groups.ts';
import { pricePieces } from './pieces.ts';
import { adjustmentIn, type SizedOption } from './size-prices.ts';

/** What a dish costs and may be chosen with, in one unit of money. */
export interface PricedDish {
  price: number;
  groups: readonly {
    /** Missing: nothing opens it. */
    id?: string;
    min: number;
    max: number;
    perValue?: number;
    included?: number;
    isSize?: boolean;
    /** One of two halves is chosen from it, of the same dishes as the other. */
    half?: object | undefined;
    values: readonly (SizedOption & { id: string; opens?: readonly string[] | undefined })[];
  }[];
}

/**
 * Price of the dish with its cheapest permitted options, in its cheapest size. A group that an option opens counts where it makes the dish
 * cheaper, whatever the option costs: no choice comes to less.
 */
export function leastPrice({ price, groups }: PricedDish): number {
  const sizes = groups.find(({ isSize }) => isSize)?.values ?? [];
  if (sizes.length === 0) return leastIn(null, { price, groups });
  return Math.min(...sizes.map(({ id }) => leastIn(id, { price, groups })));
}

/** `size`: the id of the one that is chosen; null: the dish has none. */
function leastIn(size: string | null, { price, groups }: PricedDish): number {
  const opened = openedGroups(
    groups.map(({ values }) => ({ values: values.map(({ opens }) => ({ _id: '', opens })) })),
  );
  return groups.reduce((least, { id: group, min, max, perValue = 1, included = 0, isSize, half, values }) => {
    const offered = isSize && size !== null ? values.filter(({ id }) => id === size) : values;
    const sizes = size === null ? [] : [size];
    const pieces = offered.flatMap((value) => Array<number>(perValue).fill(adjustmentIn(sizes, value)));
    const cheapest = pieces.sort((one, other) => one - other);
    const chosen = cheapest.slice(0, max).filter((adjustment, place) => place < min || adjustment < 0);
    const own = pricePieces(chosen, included).reduce((sum, adjustment) => sum + adjustment, 0);
    // Two halves of the cheapest dish cost what it costs.
    if (half) return least + own / 2;
    return least + (group !== undefined && opened.has(group) ? Math.min(own, 0) : own);
  }, price);
}
