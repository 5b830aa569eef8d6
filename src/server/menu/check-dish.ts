import type { StaffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { sizesOf } from './sizes.repo.ts';

/**
 * Throws a `Refusal` if the price is none in the restaurant's currency, if the dish names a category, option group, picture or dish that the restaurant does not have, or if the menu has
 * no room for another dish. Returns the ids of the dish's sizes.
 */
export async function checkDish(
  tx: Tx,
  dish: { restaurantId: string; id: string },
  input: StaffDishInput,
): Promise<ReadonlySet<string>> {
  const { restaurantId } = dish;
  const hasAll = async (table: 'categories' | 'option_groups' | 'pictures' | 'products', ids: readonly string[]) => {
    if (ids.length === 0) return true;
    const { count } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .where('restaurant_id', '=', restaurantId)
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(count) === ids.length;
  };
  const { price, pickupPrice, sizePrices = {}, categoryIds, optionGroupIds, pictureId, goesWith = [], halves } = input;
  const code = await currencyOf(tx, restaurantId);
  const maySizesMatter = optionGroupIds.length > 1 || Object.keys(sizePrices).length > 0;
  const sizes = maySizesMatter ? await sizesOf(tx, restaurantId, optionGroupIds) : new Map<string, string>();
  refuseFields({
    ...(isPrice(price, code) ? {} : { price: 'price_invalid' }),
    ...(isPrice(pickupPrice ?? 0, code) ? {} : { pickupPrice: 'price_invalid' }),
    ...Object.fromEntries(
      Object.entries(sizePrices).flatMap(([size, each]) =>
        isPrice(each, code) ? [] : [[`sizePrices.${size}`, 'price_invalid']],
      ),
    ),
    ...(new Set(sizes.values()).size > 1 ? { optionGroupIds: 'two_sizes' } : {}),
    ...((await hasAll('categories', categoryIds)) ? {} : { categoryIds: 'not_here' }),
    ...((await hasAll('option_groups', optionGroupIds)) ? {} : { optionGroupIds: 'not_here' }),
    ...((await hasAll('categories', halves ? [halves.categoryId] : [])) ? {} : { halves: 'not_here' }),
    ...(!goesWith.includes(dish.id) && (await hasAll('products', goesWith)) ? {} : { goesWith: 'not_here' }),
    ...((await hasAll('pictures', pictureId === null ? [] : [pictureId])) ? {} : { pictureId: 'not_here' }),
  });
  await checkRoom(tx, dish);
  return new Set(sizes.keys());
}

/** Throws a `Refusal` if the menu has no room for another dish. */
export async function checkRoom(tx: Tx, { restaurantId, id }: { restaurantId: string; id: string }) {
  const { count } = await tx
    .selectFrom('products')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  const max = STAFF_MAX.products;
  if (Number(count) >= max) throw new Refusal(menuRecordRefusals.menu_full, { values: { max } });
}
