import type { DishPricesInput } from '../../../../contract/staff/staff-menu-prices.ts';

/** The body that takes a change of prices back. */
export function takenBack({ prices, options, deals }: DishPricesInput): DishPricesInput {
  return {
    prices: prices.map(({ id, price, expectedPrice, pickupPrice, expectedPickupPrice = null, ...sizes }) => ({
      ...{ id, price: expectedPrice, expectedPrice: price },
      ...(pickupPrice !== undefined && { pickupPrice: expectedPickupPrice, expectedPickupPrice: pickupPrice }),
      ...swapped(sizes),
    })),
    ...(options && {
      options: options.map(({ id, priceAdjustment, expectedPriceAdjustment, ...sizes }) => ({
        ...{ id, priceAdjustment: expectedPriceAdjustment, expectedPriceAdjustment: priceAdjustment },
        ...swapped(sizes),
      })),
    }),
    ...(deals && {
      deals: deals.map(({ id, price, expectedPrice, extras }) => ({
        ...{ id, price: expectedPrice, expectedPrice: price },
        ...(extras && {
          extras: extras.map(({ extra, expectedExtra, ...which }) => ({
            ...{ ...which, extra: expectedExtra, expectedExtra: extra },
          })),
        }),
      })),
    }),
  };
}

/** How many prices a change has. */
export function countOf({ prices, options = [], deals = [] }: DishPricesInput): number {
  const ofDeals = deals.flatMap(({ price, expectedPrice, extras = [] }) => [
    ...(price === expectedPrice ? [] : [price]),
    ...extras,
  ]);
  return prices.length + options.length + ofDeals.length;
}

interface Sizes {
  sizePrices?: Record<string, number> | undefined;
  expectedSizePrices?: Record<string, number> | undefined;
}

function swapped({ sizePrices, expectedSizePrices }: Sizes): Sizes {
  return sizePrices ? { sizePrices: expectedSizePrices, expectedSizePrices: sizePrices } : {};
}
