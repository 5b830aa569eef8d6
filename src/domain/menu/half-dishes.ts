import { shareOf } from '../money/money.ts';
import { type PickupPrice, pickupPrice } from './pickup-price.ts';
import { adjustmentIn, eachAmount, type SizedOption, type SizePrices } from './size-prices.ts';

/** A dish as one half of another. */
export interface HalfDish {
  id: string;
  price: number;
  /** What its sizes add, by id; empty: it has none. */
  sizes: SizePrices;
  /** The groups whose options may be on a half of it, in their order. */
  groupIds: readonly string[];
}

/** What the cheapest of the dishes costs: what the whole costs at least; 0 if there are none. */
export function leastHalf(dishes: readonly HalfDish[]): number {
  return dishes.length ? Math.min(...dishes.map(({ price }) => price)) : 0;
}

/** What a dish as a half costs more than the cheapest one, in the sizes of the whole: `sizes`, by what each adds to it. */
export function halfPrice(dish: HalfDish, { least, sizes }: { least: number; sizes: SizePrices }): SizedOption {
  const more = dish.price - least;
  const inSizes = Object.entries(sizes)
    .filter(([size]) => dish.sizes[size] !== undefined)
    .map(([size, adds]) => [size, more + (dish.sizes[size] ?? 0) - adds] as const)
    .filter(([, amount]) => amount !== more);
  return { adjustment: more, ...(inSizes.length > 0 && { sizePrices: Object.fromEntries(inSizes) }) };
}

/** What an option costs on one half: half of what it costs on the whole, rounded half up, in those sizes of the whole that it knows. */
export function toppingPrice(option: SizedOption, sizes: SizePrices): SizedOption {
  const known = Object.keys(option.sizePrices ?? {}).filter((size) => sizes[size] !== undefined);
  const inSizes = Object.fromEntries(known.map((size) => [size, adjustmentIn([size], option)]));
  return {
    adjustment: shareOf(option.adjustment, 2),
    ...(known.length > 0 && { sizePrices: eachAmount(inSizes, (amount) => shareOf(amount, 2)) }),
  };
}

/**
 * The groups from which is chosen for each half, in their order, without those that the whole has itself. One that not every dish has is
 * opened by those that have it.
 */
export function toppingGroups(dishes: readonly HalfDish[], own: Iterable<string>): { id: string; isOfAll: boolean }[] {
  const whole = new Set(own);
  const ids = new Set(dishes.flatMap(({ groupIds }) => groupIds).filter((id) => !whole.has(id)));
  return [...ids].map((id) => ({ id, isOfAll: dishes.every(({ groupIds }) => groupIds.includes(id)) }));
}

/**
 * What a dish of halves costs: its own price and the cheapest dish, of which the halves tell the difference. Whoever fetches it pays the
 * menu's percentage less, of all of it.
 */
export function pricedWithHalves(
  { price, pickup }: { price: number; pickup?: PickupPrice | undefined },
  least: number,
): { price: number; pickup?: PickupPrice } {
  const whole = price + least;
  const fetched = pickup?.percentOff ? pickupPrice(whole, { own: null, percentOff: pickup.percentOff }) : null;
  return { price: whole, ...(fetched && { pickup: fetched }) };
}
