import { deleteCategory } from '../menu/categories.repo.ts';
import { optionValueRows } from '../menu/menu-record.repo.ts';
import { deleteOptionGroup } from '../menu/option-groups.repo.ts';
import { removeOptionValue } from '../menu/remove-option-group.ts';
import type { Tx } from '../platform/database/database.ts';
import { dropTexts } from '../texts/texts.repo.ts';

/** Ids to a statement: databases limit its parameters. */
const MOST = 500;

/** Those of the dishes that no order and no offer refers to. */
export async function unusedDishes(tx: Tx, restaurantId: string, ids: readonly string[]): Promise<string[]> {
  const used = new Set<string>();
  for (let at = 0; at < ids.length; at += MOST) {
    for (const table of ['order_lines', 'promotion_products'] as const) {
      const rows = await tx
        .selectFrom(table)
        .select('product_id')
        .distinct()
        .where('restaurant_id', '=', restaurantId)
        .where('product_id', 'in', ids.slice(at, at + MOST))
        .execute();
      for (const { product_id } of rows) used.add(product_id);
    }
  }
  return ids.filter((id) => !used.has(id));
}

/** Deletes dishes, and those of the categories and option groups that no dish is left in, with their texts. */
export async function removeRecords(
  tx: Tx,
  restaurantId: string,
  {
    dishes,
    categories,
    groups,
  }: { dishes: readonly string[]; categories: readonly string[]; groups: readonly string[] },
): Promise<void> {
  for (let at = 0; at < dishes.length; at += MOST) await deleteDishes(tx, restaurantId, dishes.slice(at, at + MOST));
  for (const id of categories) {
    if (await isLinked(tx, 'product_categories', { restaurantId, column: 'category_id', id })) continue;
    await dropTexts(tx, { restaurantId, subject: 'category', subjectId: id });
    await deleteCategory(tx, { restaurantId, id });
  }
  const values = Map.groupBy(groups.length ? await optionValueRows(tx, restaurantId) : [], (row) => row.group_id);
  for (const id of groups) {
    if (await isLinked(tx, 'product_option_groups', { restaurantId, column: 'group_id', id })) continue;
    for (const value of values.get(id) ?? []) await removeOptionValue(tx, { restaurantId, id: value.id });
    await dropTexts(tx, { restaurantId, subject: 'option_group', subjectId: id });
    await deleteOptionGroup(tx, { restaurantId, id });
  }
}

async function deleteDishes(tx: Tx, restaurantId: string, ids: readonly string[]): Promise<void> {
  for (const table of ['product_option_groups', 'product_categories', 'favorites', 'day_portions'] as const) {
    await tx.deleteFrom(table).where('restaurant_id', '=', restaurantId).where('product_id', 'in', ids).execute();
  }
  await tx
    .deleteFrom('texts')
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'product')
    .where('subject_id', 'in', ids)
    .execute();
  await tx.deleteFrom('products').where('restaurant_id', '=', restaurantId).where('id', 'in', ids).execute();
}

async function isLinked(
  tx: Tx,
  table: 'product_categories' | 'product_option_groups',
  { restaurantId, column, id }: { restaurantId: string; column: 'category_id' | 'group_id'; id: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select('product_id')
    .where('restaurant_id', '=', restaurantId)
    .where(column as never, '=', id as never)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
