import type { Currency } from '../../../../contract/primitives.ts';
import type { DishPricesInput } from '../../../../contract/staff/staff-menu-prices.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import { allPrices, extrasOf, ownSizes, type PricedMenu, priceKeys } from './priced-menu.ts';

/** Prices as typed, by their keys (`priceKeys`). Of a dish in a size '': it costs there what it and the size come to. */
export interface PricesDraft {
  prices: Record<string, string>;
}

/** `language` is the interface's: amounts are typed in its format. */
export function pricesDraft(menu: PricedMenu, language: Language): PricesDraft {
  const unsaid = menu.products.flatMap((dish) =>
    dish.isActive ? ownSizes(menu, dish).map((size) => [priceKeys.inSize(dish._id, size), '']) : [],
  );
  const typed = allPrices(menu).map(({ key, amount }) => [key, amountDraft(amount, menu.currency, language)]);
  return { prices: Object.fromEntries([...unsaid, ...typed]) };
}

type Changed<Key extends keyof DishPricesInput> = NonNullable<DishPricesInput[Key]>;

/**
 * The request's body: the prices that differ from those of the menu. What is no amount is NaN; an empty price for pickup is none. Options and
 * deals are missing where none differ.
 */
export function changedPrices(draft: PricesDraft, menu: PricedMenu): DishPricesInput {
  const options = changedOptions(draft, menu);
  const deals = changedDeals(draft, menu);
  return {
    prices: changedDishes(draft, menu),
    ...(options.length > 0 && { options }),
    ...(deals.length > 0 && { deals }),
  };
}

function changedDishes({ prices }: PricesDraft, menu: PricedMenu): Changed<'prices'> {
  const { products, currency } = menu;
  return products.flatMap((dish) => {
    const { _id: id, isActive, price: expectedPrice, pickupPrice: expectedPickupPrice, sizePrices = {} } = dish;
    if (!isActive) return [];
    const price = amountAt(prices, id, currency);
    const typed = prices[priceKeys.pickup(id)] ?? '';
    const pickupPrice = typed.trim() ? typedAmount(typed, currency) : null;
    const isSame = expectedPickupPrice === undefined || pickupPrice === expectedPickupPrice;
    const own = [...new Set([...ownSizes(menu, dish), ...Object.keys(sizePrices)])].filter((size) =>
      prices[priceKeys.inSize(id, size)]?.trim(),
    );
    const sizes = changedSizes(sizePrices, own, (size) => amountAt(prices, priceKeys.inSize(id, size), currency));
    if (price === expectedPrice && isSame && !sizes) return [];
    return [{ id, price, expectedPrice, ...(!isSame && { pickupPrice, expectedPickupPrice }), ...sizes }];
  });
}

function changedOptions({ prices }: PricesDraft, { optionGroups, currency }: PricedMenu): Changed<'options'> {
  const values = optionGroups.flatMap((group) => group.values);
  return values.flatMap(({ _id: id, priceAdjustment: expectedPriceAdjustment, sizePrices }) => {
    const priceAdjustment = amountAt(prices, priceKeys.option(id), currency);
    const sizes = changedSizes(sizePrices, Object.keys(sizePrices), (size) =>
      amountAt(prices, priceKeys.optionInSize(id, size), currency),
    );
    const isSame = priceAdjustment === expectedPriceAdjustment && !sizes;
    return isSame ? [] : [{ id, priceAdjustment, expectedPriceAdjustment, ...sizes }];
  });
}

function changedDeals({ prices }: PricesDraft, { deals, currency }: PricedMenu): Changed<'deals'> {
  return deals.flatMap((deal) => {
    const { _id: id, price: expectedPrice } = deal;
    const price = amountAt(prices, priceKeys.deal(id), currency);
    const extras = extrasOf(deal).flatMap(({ key, amount: expectedExtra, lineId, productId }) => {
      const extra = amountAt(prices, key, currency);
      return extra === expectedExtra ? [] : [{ lineId, productId, extra, expectedExtra }];
    });
    const isSame = price === expectedPrice && extras.length === 0;
    return isSame ? [] : [{ id, price, expectedPrice, ...(extras.length > 0 && { extras }) }];
  });
}

/** All prices in sizes, of which now `sizes` have some, if one differs; null: none does. */
function changedSizes(
  expectedSizePrices: Record<string, number>,
  sizes: readonly string[],
  typed: (size: string) => number,
) {
  const sizePrices = Object.fromEntries(sizes.map((size) => [size, typed(size)]));
  const all = new Set([...sizes, ...Object.keys(expectedSizePrices)]);
  const isSame = [...all].every((size) => sizePrices[size] === expectedSizePrices[size]);
  return isSame ? null : { sizePrices, expectedSizePrices };
}

function amountAt(prices: PricesDraft['prices'], key: string, currency: Currency): number {
  return typedAmount(prices[key] ?? '', currency);
}

/** Where the request has the prices of the draft, by their keys: errors come by these places. */
export function placesOf({ prices, options = [], deals = [] }: DishPricesInput): Record<string, string> {
  const sized = (sizePrices: Record<string, number> | undefined, keyOf: (size: string) => string, place: string) =>
    Object.keys(sizePrices ?? {}).map((size) => [keyOf(size), `${place}.sizePrices.${size}`]);
  return Object.fromEntries([
    ...prices.flatMap(({ id, sizePrices }, at) => [
      [id, `prices.${at}.price`],
      [priceKeys.pickup(id), `prices.${at}.pickupPrice`],
      ...sized(sizePrices, (size) => priceKeys.inSize(id, size), `prices.${at}`),
    ]),
    ...options.flatMap(({ id, sizePrices }, at) => [
      [priceKeys.option(id), `options.${at}.priceAdjustment`],
      ...sized(sizePrices, (size) => priceKeys.optionInSize(id, size), `options.${at}`),
    ]),
    ...deals.flatMap(({ id, extras = [] }, at) => [
      [priceKeys.deal(id), `deals.${at}.price`],
      ...extras.map(({ lineId, productId }, i) => [
        ...[priceKeys.extra(id, lineId, productId), `deals.${at}.extras.${i}.extra`],
      ]),
    ]),
  ]);
}
