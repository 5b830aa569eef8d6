/** What a dish costs and may be chosen with, in one unit of money. */
export interface PricedDish {
  price: number;
  groups: readonly { min: number; max: number; adjustments: readonly number[] }[];
}

/** Price of the dish with its cheapest permitted options. */
export function leastPrice({ price, groups }: PricedDish): number {
  return groups.reduce((least, { min, max, adjustments }) => {
    const cheapest = adjustments.toSorted((one, other) => one - other);
    const chosen = cheapest.slice(0, max).filter((adjustment, place) => place < min || adjustment < 0);
    return chosen.reduce((sum, adjustment) => sum + adjustment, least);
  }, price);
}
