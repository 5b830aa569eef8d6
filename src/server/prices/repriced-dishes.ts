import type { StaffDishLine } from '../../contract/staff/staff-menu-dishes.ts';
import type { DishPricesInput } from '../../contract/staff/staff-menu-prices.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { updateDish } from '../menu/dishes.repo.ts';
import { dishColumns } from '../menu/save-dish.ts';
import { areSamePrices, type PriceRun, type Repricing, wrongAmounts } from './repricing.ts';

type DishPrice = DishPricesInput['prices'][number];

/** What a change of prices does to dishes. */
export function repricedDishes({ input: { prices }, before, tenant, code, sizes: groupOf }: PriceRun): Repricing {
  const dishes = new Map(before.products.map((dish) => [dish._id, dish]));
  /** Whether a dish comes in that size, or has a price there of which nobody can tell any more. */
  const isSizeOf = (size: string, { id, expectedSizePrices }: Pick<DishPrice, 'id' | 'expectedSizePrices'>) =>
    expectedSizePrices?.[size] !== undefined ||
    dishes.get(id)?.optionGroupIds.includes(groupOf.get(size) ?? '') === true;
  return {
    faults: wrongAmounts(
      prices.flatMap(({ price, pickupPrice, sizePrices = {}, ...dish }, at) => [
        { field: `prices.${at}.price`, isRight: isPrice(price, code) },
        { field: `prices.${at}.pickupPrice`, isRight: isPrice(pickupPrice ?? 0, code) },
        ...Object.entries(sizePrices).map(([size, each]) => ({
          ...{ field: `prices.${at}.sizePrices.${size}`, isRight: isPrice(each, code) && isSizeOf(size, dish) },
        })),
      ]),
    ),
    isOutdated: prices.some((each) => !isAsExpected(each, dishes.get(each.id))),
    async write(tx) {
      for (const { id, price, pickupPrice, sizePrices } of prices) {
        // Each is a size of the dish, or had a price that was seen.
        const sizes = new Set(Object.keys(sizePrices ?? {}));
        const columns = dishColumns({ price, pickupPrice, sizePrices }, sizes, decimalsOf(code));
        await updateDish(tx, { restaurantId: tenant.id, id }, columns);
      }
    },
    edits: () =>
      prices.map(({ id, price, expectedPrice, pickupPrice, expectedPickupPrice = null, sizePrices, ...seen }) => ({
        ...{ subject: 'product', id },
        before: {
          price: expectedPrice,
          ...(pickupPrice !== undefined && { pickupPrice: expectedPickupPrice }),
          ...(sizePrices && { sizePrices: seen.expectedSizePrices }),
        },
        after: { price, ...(pickupPrice !== undefined && { pickupPrice }), ...(sizePrices && { sizePrices }) },
      })),
  };
}

function isAsExpected(
  { expectedPrice, pickupPrice, expectedPickupPrice = null, sizePrices, expectedSizePrices }: DishPrice,
  dish: StaffDishLine | undefined,
): boolean {
  if (dish?.price !== expectedPrice) return false;
  const isSame = pickupPrice === undefined || (dish.pickupPrice ?? null) === expectedPickupPrice;
  return isSame && (!sizePrices || areSamePrices(expectedSizePrices, dish.sizePrices));
}
