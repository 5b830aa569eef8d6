import type { StaffDishLine } from '../../contract/staff/staff-menu-dishes.ts';
import type { DishPricesInput } from '../../contract/staff/staff-menu-prices.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { recordDifferences } from '../editing/record-differences.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { dishesBelowZero } from './below-zero.ts';
import { changeMenu } from './change-menu.ts';
import { updateDish } from './dishes.repo.ts';
import { readDishLines } from './read-dishes.ts';
import { dishColumns } from './save-dish.ts';

interface PricesAct {
  tenant: Tenant;
  userId: string;
  input: DishPricesInput;
}

/**
 * Changes the prices of several dishes, all or none, and returns all dishes. Throws a `Refusal`: with the dishes as they are, if one
 * has another price than its editor saw or is gone; or for prices that the currency or a dish's options do not allow.
 */
export async function changePrices(services: Services, { tenant, userId, input }: PricesAct): Promise<StaffDishLine[]> {
  const restaurantId = tenant.id;
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const code = await currencyOf(tx, restaurantId);
    const decimals = decimalsOf(code);
    const wanted = input.prices;
    const impossible = wanted.filter(({ price }) => !isPrice(price, code)).map(({ id }) => id);
    const impossibleForPickup = wanted.filter((each) => !isPrice(each.pickupPrice ?? 0, code)).map(({ id }) => id);
    refuseFields({
      ...fieldsOf(input, impossible, 'price_invalid'),
      ...fieldsOf(input, impossibleForPickup, 'price_invalid', 'pickupPrice'),
    });
    const products = await readDishLines(tx, tenant, act.now);
    const dishes = new Map(products.map((dish) => [dish._id, dish]));
    if (wanted.some((each) => !isAsExpected(each, dishes.get(each.id)))) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { products } });
    }
    for (const { id, price, expectedPrice, pickupPrice, expectedPickupPrice: expected = null } of wanted) {
      const columns = dishColumns({ price, pickupPrice }, new Set(), decimals);
      await updateDish(tx, { restaurantId, id }, columns);
      await recordDifferences(tx, act, {
        ...{ subject: 'product', id },
        before: { price: expectedPrice, ...(pickupPrice !== undefined && { pickupPrice: expected }) },
        after: { price, ...(pickupPrice !== undefined && { pickupPrice }) },
      });
    }
    const ids = wanted.map(({ id }) => id);
    refuseFields(fieldsOf(input, await dishesBelowZero(tx, restaurantId, ids, act.now), 'below_zero'));
    return readDishLines(tx, tenant, act.now);
  });
}

function isAsExpected(
  { expectedPrice, pickupPrice, expectedPickupPrice = null }: DishPricesInput['prices'][number],
  dish: StaffDishLine | undefined,
): boolean {
  const isSame = dish?.price === expectedPrice;
  return isSame && (pickupPrice === undefined || (dish.pickupPrice ?? null) === expectedPickupPrice);
}

/** The fields of those dishes' prices, by their place in the request. */
function fieldsOf(
  { prices }: DishPricesInput,
  ids: readonly string[],
  error: 'price_invalid' | 'below_zero',
  field = 'price',
) {
  const places = ids.map((id) => prices.findIndex((each) => each.id === id));
  return Object.fromEntries(places.map((place) => [`prices.${place}.${field}`, error]));
}
