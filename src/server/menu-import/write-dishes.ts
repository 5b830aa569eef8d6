import { insertRows } from '../import/write-rows.ts';
import { setDishCategories, setDishOptionGroups, updateDish } from '../menu/dishes.repo.ts';
import { nextPosition } from '../menu/next-position.ts';
import { DISH_DEFAULTS, dishColumns } from '../menu/save-dish.ts';
import type { Tx } from '../platform/database/database.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';
import { writeTaxClasses } from '../taxes/tax-classes.repo.ts';
import type { ImportTexts } from './import-texts.ts';
import type { DishTerms } from './menu-terms.ts';
import type { PlannedRecord } from './plan-import.ts';
import type { WritingPlace } from './writing-place.ts';

interface Around {
  place: WritingPlace;
  texts: ImportTexts;
  /** Ids of new dishes that are sold out. */
  soldOut: ReadonlySet<string>;
}

/** Inserts new dishes in the last places, a few statements for all, and changes others where they differ. */
export async function writeDishes(tx: Tx, dishes: readonly PlannedRecord<DishTerms>[], around: Around): Promise<void> {
  const { place, texts } = around;
  const { restaurantId } = place.act;
  await insertDishes(
    tx,
    dishes.filter(({ before }) => before === null),
    around,
  );
  for (const { id, before, after } of dishes) {
    if (before) await changeDish(tx, { id, before, after }, place);
    const { name, description, ingredients } = after;
    await texts.write(tx, { subject: 'product', subjectId: id }, { before, after: { name, description, ingredients } });
  }
  const otherClass = dishes.filter(({ before, after }) => (before?.taxClass ?? null) !== after.taxClass);
  for (const [taxClass, records] of Map.groupBy(otherClass, ({ after }) => after.taxClass))
    await writeTaxClasses(tx, 'products', { restaurantId, ids: records.map(({ id }) => id), taxClass });
}

async function insertDishes(
  tx: Tx,
  dishes: readonly PlannedRecord<DishTerms>[],
  { place: { act, sizes, decimals }, soldOut }: Around,
): Promise<void> {
  const restaurant_id = act.restaurantId;
  const first = await nextPosition(tx, 'products', restaurant_id);
  const rows = dishes.map(
    ({ id, after }, place): ProductsTable => ({
      ...DISH_DEFAULTS,
      units: after.units,
      ...dishColumns(after, sizes, decimals),
      restaurant_id,
      id,
      position: first + place,
      is_available: Number(!soldOut.has(id)),
      unavailable_until: null,
    }),
  );
  await insertRows(tx, 'products', rows);
  const categories = dishes.flatMap(({ id: product_id, after }) =>
    after.categoryIds.map((category_id, position) => ({ restaurant_id, product_id, category_id, position })),
  );
  await insertRows(tx, 'product_categories', categories);
  const groups = dishes.flatMap(({ id: product_id, after }) =>
    after.optionGroupIds.map((group_id, position) => ({ restaurant_id, product_id, group_id, position })),
  );
  await insertRows(tx, 'product_option_groups', groups);
}

async function changeDish(
  tx: Tx,
  { id, before, after }: { id: string; before: DishTerms; after: DishTerms },
  { act, sizes, decimals }: WritingPlace,
): Promise<void> {
  const dish = { restaurantId: act.restaurantId, id };
  const [was, is] = [before, after].map((terms) => dishColumns(terms, sizes, decimals));
  const columns = changedColumns(was ?? {}, is ?? {});
  if (Object.keys(columns).length > 0) await updateDish(tx, dish, columns);
  if (before.categoryIds.join() !== after.categoryIds.join()) await setDishCategories(tx, dish, after.categoryIds);
  if (before.optionGroupIds.join() !== after.optionGroupIds.join())
    await setDishOptionGroups(tx, dish, after.optionGroupIds);
}

function changedColumns(before: Partial<ProductsTable>, after: Partial<ProductsTable>): Partial<ProductsTable> {
  const names = Object.keys(after) as (keyof ProductsTable)[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}
