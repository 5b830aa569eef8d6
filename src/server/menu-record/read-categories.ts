import type { StaffCategory } from '../../contract/staff-menu-categories.ts';
import type { Db } from '../platform/database.ts';
import { authored, versionOf } from '../staff/versions.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { categoryRows } from './menu-record.repo.ts';

/** All categories with their texts, in menu order. Two queries, however many categories. */
export async function readCategories(db: Db, restaurantId: string): Promise<StaffCategory[]> {
  const rows = await categoryRows(db, restaurantId);
  const texts = await textsOfMany(db, { restaurantId, subject: 'category' }, ['name']);
  const textsById = Map.groupBy(texts, (row) => row.subject_id);
  return rows.map(({ id, is_active }) => {
    const category = { _id: id, name: presentText(textsById.get(id) ?? [], 'name'), isActive: is_active === 1 };
    return { ...category, version: versionOf(categoryTerms(category)) };
  });
}

/** What editors change of a category; its version is made from this. */
export function categoryTerms({ name, isActive }: Pick<StaffCategory, 'name' | 'isActive'>) {
  return { name: authored(name), isActive };
}
