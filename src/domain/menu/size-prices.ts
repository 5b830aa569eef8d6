import { type HalfTerms, halvesShares } from './half-rules.ts';
import { pricePieces } from './pieces.ts';

/*
 * Prices by size. One group of a dish may be its size ("Small", "Large"), of which exactly one is chosen. The options of its other groups
 * may cost something else in a size. Amounts are in one unit of money.
 */

/** What something costs in sizes, by the size's id; a size that is not named: what it costs anyway. */
export type SizePrices = Readonly<Record<string, number>>;

/** The same sizes at other amounts. */
export function eachAmount(prices: SizePrices, to: (amount: number) => number): SizePrices {
  return Object.fromEntries(Object.entries(prices).map(([size, amount]) => [size, to(amount)]));
}

/** An option as it is priced. */
export interface SizedOption {
  adjustment: number;
  /** Missing: it costs the same in every size. */
  sizePrices?: SizePrices | undefined;
}

/** What an option adds to the price of a dish in the chosen sizes: a dish has one, or none. */
export function adjustmentIn(sizes: readonly string[], { adjustment, sizePrices }: SizedOption): number {
  const prices = sizePrices ? sizes.flatMap((size) => sizePrices[size] ?? []) : [];
  return prices.length ? Math.max(...prices) : adjustment;
}

/** What of one group was chosen, a value twice where two pieces of it were. */
export interface ChosenGroup {
  isSize?: boolean | undefined;
  /** Pieces that the dish's price includes; missing: none. */
  included?: number | undefined;
  /** One of the dish's two halves is chosen from it, which are priced together; missing: none is. */
  half?: HalfTerms | undefined;
  pieces: readonly (SizedOption & { id: string })[];
}

/**
 * What each chosen piece costs, group by group in the given order: by the chosen size, and nothing for as many as are included. The sum
 * depends only on what was chosen, not on the order.
 */
export function priceChoice(groups: readonly ChosenGroup[]): number[][] {
  const sizes = groups.filter(({ isSize }) => isSize).flatMap(({ pieces }) => pieces.map(({ id }) => id));
  const prices = groups.map(({ isSize, included = 0, pieces }) =>
    pricePieces(
      pieces.map((piece) => adjustmentIn(isSize ? [] : sizes, piece)),
      included,
    ),
  );
  return groups.some(({ half }) => half) ? pricedHalves(groups, prices) : prices;
}

/** The two halves at what they cost together; one that is chosen alone at half of what it costs. */
function pricedHalves(groups: readonly ChosenGroup[], prices: number[][]): number[][] {
  const places = groups.flatMap(({ half, pieces }, place) => (half && pieces.length === 1 ? place : []));
  const amounts = places.flatMap((place) => prices[place] ?? []);
  const [terms, first = 0, second = first] = [groups[places[0] ?? -1]?.half, ...amounts];
  if (!terms) return prices;
  const shares = halvesShares(terms, first, second);
  return prices.map((own, place) => (places.includes(place) ? [shares[places.indexOf(place)] ?? 0] : own));
}

/** Whether the groups of a dish name more than one as its size. */
export function hasTwoSizes(groups: Iterable<{ isSize?: boolean | undefined }>): boolean {
  return [...groups].filter(({ isSize }) => isSize).length > 1;
}
