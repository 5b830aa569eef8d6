import type { StaffCategory, StaffCategoryInput } from '../../contract/staff/staff-menu-categories.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { creationId } from '../editing/creation-id.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { requireVersion } from '../editing/versions.ts';
import type { Tenant } from '../platform/http/app.ts';
import { shortened } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { insertCategory, updateCategory } from './categories.repo.ts';
import { changeMenu } from './change-menu.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { categoryTerms, readCategories } from './read-categories.ts';
import { recordDifferences } from './record-differences.ts';

interface Keeping {
  tenant: Tenant;
  userId: string;
  input: StaffCategoryInput;
  /** The category to change, and the version that the editor saw; null: create one. */
  of: { id: string; expectedVersion: string } | null;
  /** Idempotency key of the form that creates one. */
  key?: string | undefined;
}

/** Creates or changes a category. Throws a `Refusal` for an outdated version. */
export async function saveCategory(
  services: Services,
  { tenant, userId, input, of, key }: Keeping,
): Promise<StaffCategory> {
  const { id: restaurantId, contentLanguage } = tenant;
  const id = of?.id ?? shortened(creationId({ restaurantId, userId, subject: 'category', key }));
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const all = await readCategories(tx, restaurantId);
    const before = all.find(({ _id }) => _id === id) ?? null;
    if (of && !before) throw new Refusal(commonRefusals.not_found);
    if (of && before) requireVersion(of.expectedVersion, { category: before });
    const max = STAFF_MAX.categories;
    if (!before && all.length >= max) throw new Refusal(menuRecordRefusals.menu_full, { values: { max } });
    if (before) await updateCategory(tx, { restaurantId, id }, input.isActive);
    else await insertCategory(tx, { restaurantId, id }, input.isActive);
    const owner = { restaurantId, subject: 'category', subjectId: id } as const;
    for (const field of ['name', 'description'] as const) {
      const words = input[field];
      if (words !== undefined) await changeText(tx, owner, { field, contentLanguage, input: words, now: act.now });
    }
    const after = (await readCategories(tx, restaurantId)).find(({ _id }) => _id === id) as StaffCategory;
    // The same form was sent again with another content after its answer was lost: the editor gets the record and goes on
    // changing that.
    if (!of && before && after.version !== before.version) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { category: before } });
    }
    const terms = { before: before && categoryTerms(before), after: categoryTerms(after) };
    await recordDifferences(tx, act, { subject: 'category', id, ...terms });
    return after;
  });
}
