import type { RemoveCategoryQuery } from '../../contract/staff/staff-menu-categories.ts';
import type { Editor } from '../editing/change-content.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { recordDifferences } from '../editing/record-differences.ts';
import { requireVersion } from '../editing/versions.ts';
import type { Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { deleteCategory } from './categories.repo.ts';
import { changeMenu } from './change-menu.ts';
import { setDishCategories, updateDish } from './dishes.repo.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { categoryLinks, dishRow } from './menu-record.repo.ts';
import { categoryTerms, readCategories } from './read-categories.ts';

/** Deletes a category. If it contains dishes, `query` must say what becomes of them, else a `Refusal` is thrown. */
export async function removeCategory(
  services: Services,
  { id, query, ...editor }: Editor & { id: string; query: RemoveCategoryQuery },
): Promise<void> {
  const { restaurantId } = editor;
  const { expectedVersion, moveTo, removeDishes } = query;
  await changeMenu(services, editor, async (tx, act) => {
    const all = await readCategories(tx, restaurantId);
    const category = all.find(({ _id }) => _id === id);
    if (!category) throw new Refusal(commonRefusals.not_found);
    requireVersion(expectedVersion, { category });
    if (moveTo !== undefined && !all.some(({ _id }) => _id === moveTo && _id !== id)) {
      throw new Refusal(commonRefusals.invalid_request, { fields: { moveTo: 'not_here' } });
    }
    const dishes = await dishesOf(tx, { restaurantId, id });
    if (dishes.size > 0 && moveTo === undefined && removeDishes === 'false') {
      throw new Refusal(menuRecordRefusals.category_not_empty, { values: { count: dishes.size } });
    }
    for (const [productId, categoryIds] of dishes) await leave(tx, act, { id, productId, categoryIds, moveTo });
    await dropTexts(tx, { restaurantId, subject: 'category', subjectId: id });
    await deleteCategory(tx, { restaurantId, id });
    const change = { subject: 'category', subjectId: id, before: categoryTerms(category), after: null };
    await recordChange(tx, act, { action: 'category_removed', ...change });
  });
}

/** The dishes of a category, each with all its categories. */
async function dishesOf(tx: Tx, { restaurantId, id }: { restaurantId: string; id: string }) {
  const links = Map.groupBy(await categoryLinks(tx, restaurantId), (link) => link.product_id);
  const dishes = [...links].map(([productId, own]) => [productId, own.map((link) => link.category_id)] as const);
  return new Map(dishes.filter(([, categoryIds]) => categoryIds.includes(id)));
}

/** Takes a dish out of the category, and off the menu if it is in no other. */
async function leave(
  tx: Tx,
  act: StaffAct,
  dish: { id: string; productId: string; categoryIds: string[]; moveTo: string | undefined },
): Promise<void> {
  const { id, productId, categoryIds, moveTo } = dish;
  const rest = categoryIds.flatMap((each) => (each === id ? (moveTo ?? []) : each));
  const left = [...new Set(rest)];
  const key = { restaurantId: act.restaurantId, id: productId };
  await setDishCategories(tx, key, left);
  const isRemoved = left.length === 0 && (await dishRow(tx, act.restaurantId, productId))?.is_active === 1;
  if (isRemoved) await updateDish(tx, key, { is_active: 0 });
  const change = {
    before: { categoryIds, ...(isRemoved && { isActive: true }) },
    after: { categoryIds: left, ...(isRemoved && { isActive: false }) },
  };
  await recordDifferences(tx, act, { subject: 'product', id: productId, ...change });
}
