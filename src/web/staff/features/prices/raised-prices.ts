import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import { type PriceEnding, type PriceRaise, raisedPrice } from '../../../../domain/menu/raised-price.ts';
import { raisedSurcharge } from '../../../../domain/menu/raised-surcharge.ts';
import {
  dishPrices,
  extrasOf,
  isVariant,
  optionPrices,
  ownSizes,
  type Priced,
  type PricedMenu,
  priceKeys,
} from './priced-menu.ts';

/** A change of many prices at once. */
export interface Run {
  /** The dishes, and the id of the category that they are; null: of all. */
  dishes: readonly StaffDishLine[];
  category: string | null;
  change: PriceRaise;
  ending: PriceEnding;
  /** What it takes along: prices in sizes and what options add; deals. */
  options: boolean;
  deals: boolean;
}

/** The new prices (minor units) by their keys in the draft. `now`: what is typed there in minor units; null: no amount. */
export function raisedPrices(
  menu: PricedMenu,
  { dishes, category, change, ending, ...takes }: Run,
  now: (key: string) => number | null,
): Record<string, number> {
  const ids = new Set(dishes.map(({ _id }) => _id));
  const raised = (prices: readonly Priced[], raise: (amount: number) => number) =>
    prices.flatMap(({ key }): [string, number][] => {
      const amount = now(key);
      return amount === null ? [] : [[key, raise(amount)]];
    });
  const asPrices = (prices: readonly Priced[]) => raised(prices, (amount) => raisedPrice(amount, change, ending));
  const asSurcharges = (prices: readonly Priced[], byAmount: boolean) =>
    raised(prices, (amount) => raisedSurcharge(amount, change, ending, { byAmount }));

  const groups = menu.optionGroups.filter(
    ({ productIds }) => category === null || productIds.some((id) => ids.has(id)),
  );
  const deals = menu.deals.filter(
    ({ lines }) =>
      category === null ||
      lines.some((line) => line.categoryId === category || line.dishes.some(({ productId }) => ids.has(productId))),
  );
  return Object.fromEntries([
    ...dishes.flatMap((dish) => asPrices(dishPrices({ ...dish, sizePrices: {} }))),
    ...(takes.options ? dishes.flatMap((dish) => asPrices(pricesInSizes(menu, dish))) : []),
    ...(takes.options
      ? groups.flatMap((group) => asSurcharges(group.values.flatMap(optionPrices), !isVariant(group)))
      : []),
    ...(takes.deals
      ? deals.flatMap((deal) => [
          ...asPrices([{ key: priceKeys.deal(deal._id), amount: deal.price }]),
          ...asSurcharges(extrasOf(deal), false),
        ])
      : []),
  ]);
}

/** Where a dish has a price of its own in a size, or one is typed. */
function pricesInSizes(menu: PricedMenu, dish: StaffDishLine): Priced[] {
  const { _id, sizePrices = {} } = dish;
  const sizes = new Set([...ownSizes(menu, dish), ...Object.keys(sizePrices)]);
  return [...sizes].map((size) => ({ key: priceKeys.inSize(_id, size), amount: sizePrices[size] ?? 0 }));
}
