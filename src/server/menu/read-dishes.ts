import type { StaffDish, StaffDishLine } from '../../contract/staff/staff-menu-dishes.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { authored, versionOf } from '../editing/versions.ts';
import { picturesOf } from '../pictures/pictures.repo.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';
import type { PicturesTable, TextsTable } from '../platform/tables/restaurant-tables.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOf, textsOfMany } from '../texts/texts.repo.ts';
import { contentOf } from './dish-content.ts';
import { categoryLinks, dishRow, dishRows, optionGroupLinks } from './menu-record.repo.ts';
import { presentSizePrices } from './present-size-prices.ts';
import { presentStock } from './present-stock.ts';
import { foodOf } from './stored-food.ts';
import { usedUpGroups } from './used-up.repo.ts';

export const DISH_TEXTS = ['name', 'description', 'ingredients'] as const;

/** All dishes as lines of a list, in menu order. Eight queries, however many dishes. */
export async function readDishLines(db: Db, { id: restaurantId, contentLanguage }: Tenant, now: number) {
  const rows = await dishRows(db, restaurantId);
  const names = await textsOfMany(db, { restaurantId, subject: 'product' }, ['name']);
  const nameOf = new Map(names.filter(({ lang }) => lang === contentLanguage).map((row) => [row.subject_id, row.text]));
  const categories = Map.groupBy(await categoryLinks(db, restaurantId), (row) => row.product_id);
  const groups = Map.groupBy(await optionGroupLinks(db, restaurantId), (row) => row.product_id);
  const pictures = new Map((await picturesOf(db, restaurantId)).map((row) => [row.id, row]));
  const decimals = await decimalsHere(db, restaurantId);
  const usedUp = await usedUpGroups(db, { restaurantId, contentLanguage, now });
  return rows.map((row): StaffDishLine => {
    const picture = row.picture_id === null ? undefined : pictures.get(row.picture_id);
    return {
      ...presentStock(row, now),
      usedUp: usedUp.get(row.id),
      ...figures(row, decimals),
      ...(row.size_prices && { sizePrices: presentSizePrices(row.size_prices, decimals) }),
      name: nameOf.get(row.id) ?? '',
      ...(row.menu_number !== null && { menuNumber: row.menu_number }),
      image: picture ? presentPicture(picture, 'dish') : null,
      categoryIds: (categories.get(row.id) ?? []).map((link) => link.category_id),
      optionGroupIds: (groups.get(row.id) ?? []).map((link) => link.group_id),
    };
  });
}

/** A dish as it is edited; null: the restaurant has none with that id. */
export async function readDish(db: Db, restaurantId: string, id: string, now: number): Promise<StaffDish | null> {
  const row = await dishRow(db, restaurantId, id);
  if (!row) return null;
  return presentDish(row, {
    texts: await textsOf(db, { restaurantId, subject: 'product', subjectId: id }, DISH_TEXTS),
    picture: (await picturesOf(db, restaurantId)).find((each) => each.id === row.picture_id),
    categoryIds: (await categoryLinks(db, restaurantId, id)).map((link) => link.category_id),
    optionGroupIds: (await optionGroupLinks(db, restaurantId, id)).map((link) => link.group_id),
    decimals: await decimalsHere(db, restaurantId),
    now,
  });
}

/** All dishes as they are edited, in menu order. Six queries, however many dishes. */
export async function readDishes(db: Db, restaurantId: string, now: number): Promise<StaffDish[]> {
  const texts = Map.groupBy(
    await textsOfMany(db, { restaurantId, subject: 'product' }, DISH_TEXTS),
    (row) => row.subject_id,
  );
  const categories = Map.groupBy(await categoryLinks(db, restaurantId), (row) => row.product_id);
  const groups = Map.groupBy(await optionGroupLinks(db, restaurantId), (row) => row.product_id);
  const pictures = new Map((await picturesOf(db, restaurantId)).map((row) => [row.id, row]));
  const decimals = await decimalsHere(db, restaurantId);
  return (await dishRows(db, restaurantId)).map((row) =>
    presentDish(row, {
      texts: texts.get(row.id) ?? [],
      picture: row.picture_id === null ? undefined : pictures.get(row.picture_id),
      categoryIds: (categories.get(row.id) ?? []).map((link) => link.category_id),
      optionGroupIds: (groups.get(row.id) ?? []).map((link) => link.group_id),
      decimals,
      now,
    }),
  );
}

interface AroundDish {
  texts: TextsTable[];
  picture: PicturesTable | undefined;
  categoryIds: string[];
  optionGroupIds: string[];
  decimals: number;
  now: number;
}

function presentDish(
  row: ProductsTable,
  { texts, picture, categoryIds, optionGroupIds, decimals, now }: AroundDish,
): StaffDish {
  const dish = {
    ...presentStock(row, now),
    ...figures(row, decimals),
    sizePrices: presentSizePrices(row.size_prices, decimals),
    name: presentText(texts, 'name'),
    description: presentText(texts, 'description'),
    ingredients: presentText(texts, 'ingredients'),
    categoryIds,
    optionGroupIds,
    picture: picture ? { _id: picture.id, ...presentPicture(picture, 'dish') } : null,
    ...foodOf(row),
    menuNumber: row.menu_number,
    heat: row.heat,
    kcal: row.kcal,
    dietary: fromJson(row.dietary),
    units: row.units,
    noticeMinutes: row.notice_minutes,
    kitchenName: row.kitchen_name,
    cookingMinutes: row.cooking_minutes,
    minimumAge: row.minimum_age,
    dailyPortions: row.daily_portions,
    showsPortions: row.shows_portions === 1,
    deposit: toDecimal(row.deposit, decimals),
    content: contentOf(row),
    goesWith: fromJson(row.goes_with) ?? [],
    hours: fromJson(row.serving_hours),
  };
  return { ...dish, version: versionOf(dishTerms(dish)) };
}

/** What editors change of a dish, which is all but its availability; its version is made from this. */
export function dishTerms({
  version: _,
  _id,
  isAvailable,
  unavailableUntil,
  usedUp,
  picture,
  ...terms
}: Omit<StaffDish, 'version'> & { version?: string }) {
  return {
    ...terms,
    name: authored(terms.name),
    description: authored(terms.description),
    ingredients: authored(terms.ingredients),
    pictureId: picture?._id ?? null,
  };
}

function figures({ price, pickup_price, halves, is_featured, is_active }: ProductsTable, decimals: number) {
  return {
    ...(halves !== null && { halves: fromJson(halves) }),
    price: toDecimal(price, decimals),
    ...(pickup_price !== null && { pickupPrice: toDecimal(pickup_price, decimals) }),
    isFeatured: is_featured === 1,
    isActive: is_active === 1,
  };
}
