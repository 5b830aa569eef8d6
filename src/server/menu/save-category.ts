import type { StaffCategory, StaffCategoryInput } from '../../contract/staff/staff-menu-categories.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { type Saving, saveRecord } from '../editing/save-record.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { shortened } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { insertCategory, updateCategory } from './categories.repo.ts';
import { changeMenu } from './change-menu.ts';
import { menuIsFull } from './menu-record.refusals.ts';
import { categoryTerms, readCategories } from './read-categories.ts';

/** Creates or changes a category. Throws a `Refusal` for an outdated version. */
export async function saveCategory(services: Services, saving: Saving<StaffCategoryInput>): Promise<StaffCategory> {
  const { tenant, input } = saving;
  const { id: restaurantId, contentLanguage } = tenant;
  return saveRecord<StaffCategory>(services, saving, {
    subject: 'category',
    name: 'category',
    change: changeMenu,
    idOf: shortened,
    terms: categoryTerms,
    max: menuIsFull(STAFF_MAX.categories),
    read: (tx) => readCategories(tx, restaurantId),
    write: async (tx, { now }, { id, before }) => {
      const { isActive, hours } = input;
      const columns = {
        is_active: Number(isActive),
        // Missing: as they are.
        ...(hours !== undefined && { serving_hours: hours && toJson(hours) }),
      };
      if (before) await updateCategory(tx, { restaurantId, id }, columns);
      else await insertCategory(tx, { restaurantId, id }, columns);
      const owner = { restaurantId, subject: 'category', subjectId: id } as const;
      for (const field of ['name', 'description'] as const) {
        const texts = input[field];
        if (texts !== undefined) await changeText(tx, owner, { field, contentLanguage, input: texts, now });
      }
    },
  });
}
