import type { StaffDish, StaffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import { toMinor } from '../../domain/money/money.ts';
import { type Saving, saveRecord } from '../editing/save-record.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { shortened } from '../platform/ids/ids.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { dishesBelowZero } from './below-zero.ts';
import { changeMenu } from './change-menu.ts';
import { checkDish } from './check-dish.ts';
import { insertDish, setDishCategories, setDishOptionGroups, updateDish } from './dishes.repo.ts';
import { storedSizePrices } from './present-size-prices.ts';
import { DISH_TEXTS, dishTerms, readDish } from './read-dishes.ts';
import { foodColumns } from './stored-food.ts';
import { usualUnits } from './usual-units.repo.ts';

/** Creates or changes a dish, all of it except its availability. Throws a `Refusal` for an outdated version or wrong fields. */
export async function saveDish(services: Services, saving: Saving<StaffDishInput>): Promise<StaffDish> {
  const { tenant, input } = saving;
  const { id: restaurantId, contentLanguage } = tenant;
  return saveRecord<StaffDish>(services, saving, {
    subject: 'product',
    name: 'product',
    change: changeMenu,
    idOf: shortened,
    terms: dishTerms,
    read: async (tx, id, now) => {
      const dish = await readDish(tx, restaurantId, id, now);
      return dish ? [dish] : [];
    },
    write: async (tx, { now }, { id, before }) => {
      const dish = { restaurantId, id };
      const sizes = await checkDish(tx, dish, input);
      const columns = {
        ...dishColumns(input, sizes, await decimalsHere(tx, restaurantId)),
        ...foodColumns(input, before ?? {}),
      };
      if (before) await updateDish(tx, dish, columns);
      else
        await insertDish(tx, {
          restaurant_id: restaurantId,
          id,
          ...DISH_DEFAULTS,
          units: await usualUnits(tx, { restaurantId, categoryIds: input.categoryIds }),
          ...columns,
        });
      await setDishCategories(tx, dish, input.categoryIds);
      await setDishOptionGroups(tx, dish, input.optionGroupIds);
      const owner = { restaurantId, subject: 'product', subjectId: id } as const;
      for (const field of DISH_TEXTS) {
        const texts = input[field];
        if (texts !== undefined) await changeText(tx, owner, { field, contentLanguage, input: texts, now });
      }
      if ((await dishesBelowZero(tx, restaurantId, [id], now)).length > 0) refuseFields({ price: 'below_zero' });
    },
  });
}

type RequiredColumns = Pick<
  ProductsTable,
  'price' | 'picture_id' | 'allergens' | 'dietary' | 'is_featured' | 'is_active'
>;

/** What a new dish has of which nothing is said. */
export const DISH_DEFAULTS = {
  food: null,
  menu_number: null,
  heat: null,
  kcal: null,
  minimum_age: null,
  daily_portions: null,
  shows_portions: 0,
  goes_with: null,
  serving_hours: null,
  size_prices: null,
  pickup_price: null,
  halves: null,
  tax_class: null,
  notice_minutes: 0,
  deposit: 0,
  content_size: null,
  content_unit: null,
  kitchen_name: null,
  cooking_minutes: null,
} satisfies Partial<ProductsTable>;

/** The columns of what a dish's input has besides texts and links; what it lacks stays as it is. `sizes`: ids of those that it can have. */
export function dishColumns(
  input: StaffDishInput,
  sizes: ReadonlySet<string>,
  decimals: number,
): RequiredColumns & Partial<ProductsTable>;
export function dishColumns(
  input: Partial<StaffDishInput>,
  sizes: ReadonlySet<string>,
  decimals: number,
): Partial<ProductsTable>;
export function dishColumns(
  input: Partial<StaffDishInput>,
  sizes: ReadonlySet<string>,
  decimals: number,
): Partial<ProductsTable> {
  return {
    ...(input.price !== undefined && { price: toMinor(input.price, decimals) }),
    ...(input.pictureId !== undefined && { picture_id: input.pictureId }),
    ...(input.allergens && foodColumns(input)),
    ...(input.dietary && { dietary: toJson([...new Set(input.dietary)]) }),
    ...(input.isFeatured !== undefined && { is_featured: Number(input.isFeatured) }),
    ...(input.isActive !== undefined && { is_active: Number(input.isActive) }),
    ...(input.units !== undefined && { units: input.units }),
    ...(input.noticeMinutes !== undefined && { notice_minutes: input.noticeMinutes }),
    ...(input.kitchenName !== undefined && { kitchen_name: input.kitchenName }),
    ...(input.cookingMinutes !== undefined && { cooking_minutes: input.cookingMinutes }),
    ...(input.minimumAge !== undefined && { minimum_age: input.minimumAge }),
    ...(input.menuNumber !== undefined && { menu_number: input.menuNumber }),
    ...(input.heat !== undefined && { heat: input.heat }),
    ...(input.kcal !== undefined && { kcal: input.kcal }),
    ...(input.dailyPortions !== undefined && { daily_portions: input.dailyPortions }),
    ...(input.goesWith !== undefined && { goes_with: input.goesWith.length ? toJson(input.goesWith) : null }),
    ...(input.hours !== undefined && { serving_hours: input.hours && toJson(input.hours) }),
    ...(input.showsPortions !== undefined && { shows_portions: Number(input.showsPortions) }),
    ...(input.sizePrices !== undefined && {
      size_prices: storedSizePrices(input.sizePrices, decimals, (size) => sizes.has(size)),
    }),
    ...(input.pickupPrice !== undefined && {
      pickup_price: input.pickupPrice === null ? null : toMinor(input.pickupPrice, decimals),
    }),
    ...(input.halves !== undefined && { halves: input.halves && toJson(input.halves) }),
    ...(input.deposit !== undefined && { deposit: toMinor(input.deposit, decimals) }),
    ...(input.content !== undefined && {
      content_size: input.content?.size ?? null,
      content_unit: input.content?.unit ?? null,
    }),
  };
}
