import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { amount, bySize, id, signedMoney } from '../primitives.ts';
import { staffDeal } from './staff-deals.ts';
import { staffDishLine } from './staff-menu-dishes.ts';
import { staffOptionGroup } from './staff-menu-options.ts';
import { at, price, priceAdjustment, pricesBySize } from './staff-menu-primitives.ts';

/** In all sizes in which it has a price of its own; missing: those are as they are. */
interface Sized {
  sizePrices?: Record<string, number> | undefined;
  expectedSizePrices?: Record<string, number> | undefined;
}

const namesSameSizes = z.refine<Sized>(
  ({ sizePrices = {}, expectedSizePrices = {} }) =>
    Object.keys(sizePrices).sort().join() === Object.keys(expectedSizePrices).sort().join(),
  at('sizePrices'),
);

/** A dish may get prices of its own in more sizes, and lose some. */
const namesSeenSizes = z.refine<Sized>(
  ({ sizePrices, expectedSizePrices }) => (sizePrices === undefined) === (expectedSizePrices === undefined),
  at('sizePrices'),
);

/**
 * A dish's prices. For pickup null: it has no price of its own; missing: that is as it is, as are prices in sizes. In a size that is not named
 * among them it costs what it and the size come to.
 */
const dishPrice = z
  .object({
    id,
    price,
    expectedPrice: price,
    pickupPrice: z.optional(z.nullable(price)),
    expectedPickupPrice: z.optional(z.nullable(price)),
    sizePrices: z.optional(pricesBySize(price)),
    expectedSizePrices: z.optional(bySize(amount)),
  })
  .check(namesSeenSizes);

/** What an option adds, by the id of the option. */
const optionPrice = z
  .object({
    id,
    priceAdjustment,
    expectedPriceAdjustment: signedMoney,
    sizePrices: z.optional(pricesBySize(priceAdjustment)),
    expectedSizePrices: z.optional(bySize(signedMoney)),
  })
  .check(namesSameSizes);

/** A deal's price, and what some of its dishes cost on top. */
const dealPrice = z.object({
  id,
  price,
  expectedPrice: amount,
  extras: z.optional(
    z.array(z.object({ lineId: id, productId: id, extra: price, expectedExtra: amount })).check(
      z.maxLength(STAFF_MAX.dealLines * STAFF_MAX.dealDishes),
      z.refine((extras) => areDifferent(extras.map((each) => `${each.lineId} ${each.productId}`)), 'twice'),
    ),
  ),
});

const ofDifferent = z.refine<{ id: string }[]>((all) => areDifferent(all.map(({ id }) => id)), 'twice');

/** New prices of several dishes, options and deals; the expected ones are those that the editor saw. */
export const dishPricesInput = z
  .object({
    prices: z.array(dishPrice).check(z.maxLength(STAFF_MAX.products), ofDifferent),
    options: z.optional(
      z.array(optionPrice).check(z.maxLength(STAFF_MAX.optionGroups * STAFF_MAX.optionValues), ofDifferent),
    ),
    deals: z.optional(z.array(dealPrice).check(z.maxLength(STAFF_MAX.deals), ofDifferent)),
  })
  .check(
    z.refine(
      ({ prices, options = [], deals = [] }) => prices.length + options.length + deals.length > 0,
      at('prices', 'required'),
    ),
  );

/** All of each kind that was changed; the dishes in any case. */
export const staffPricesAnswer = z.object({
  data: z.object({
    products: z.array(staffDishLine),
    optionGroups: z.optional(z.array(staffOptionGroup)),
    deals: z.optional(z.array(staffDeal)),
  }),
});

export type DishPricesInput = z.infer<typeof dishPricesInput>;
export type StaffPrices = z.infer<typeof staffPricesAnswer>['data'];

function areDifferent(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length;
}
