import type { StaffCategory } from '../../contract/staff/staff-menu-categories.ts';
import { authored, versionOf } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { categoryRows } from './menu-record.repo.ts';

/** All categories with their texts, in menu order. Two queries, however many categories. */
export async function readCategories(db: Db, restaurantId: string): Promise<StaffCategory[]> {
  const rows = await categoryRows(db, restaurantId);
  const words = await textsOfMany(db, { restaurantId, subject: 'category' }, ['name', 'description']);
  const textsById = Map.groupBy(words, (row) => row.subject_id);
  return rows.map(({ id, is_active, serving_hours }) => {
    const own = textsById.get(id) ?? [];
    const texts = { name: presentText(own, 'name'), description: presentText(own, 'description') };
    const category = { _id: id, ...texts, isActive: is_active === 1, hours: fromJson(serving_hours) };
    return { ...category, version: versionOf(categoryTerms(category)) };
  });
}

/** What editors change of a category; its version is made from this. */
export function categoryTerms({ name, description, isActive, hours }: Omit<StaffCategory, '_id' | 'version'>) {
  return { name: authored(name), description: authored(description), isActive, hours };
}
