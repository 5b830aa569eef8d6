import { pricePieces } from './pieces.ts';

/** What a dish costs and may be chosen with, in one unit of money. */
export interface PricedDish {
  price: number;
  groups: readonly { min: number; max: number; perValue?: number; included?: number; adjustments: readonly number[] }[];
}

/** Price of the dish with its cheapest permitted options. */
export function leastPrice({ price, groups }: PricedDish): number {
  return groups.reduce((least, { min, max, perValue = 1, included = 0, adjustments }) => {
    const pieces = adjustments.flatMap((adjustment) => Array<number>(perValue).fill(adjustment));
    const cheapest = pieces.sort((one, other) => one - other);
    const chosen = cheapest.slice(0, max).filter((adjustment, place) => place < min || adjustment < 0);
    return pricePieces(chosen, included).reduce((sum, adjustment) => sum + adjustment, least);
  }, price);
}
