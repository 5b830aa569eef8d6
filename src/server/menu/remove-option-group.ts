import type { RemoveOptionGroupQuery } from '../../contract/staff/staff-menu-options.ts';
import type { Editor } from '../editing/change-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { recordDifferences } from '../editing/record-differences.ts';
import { requireVersion } from '../editing/versions.ts';
import type { Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { changeMenu } from './change-menu.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { optionGroupLinks } from './menu-record.repo.ts';
import { deleteOptionGroup, deleteOptionValue } from './option-groups.repo.ts';
import { optionGroupTerms, readOptionGroups } from './read-option-groups.ts';

/**
 * Deletes an option group with its values. If dishes have it, `fromDishes` must be set, else a `Refusal` is thrown. Orders keep
 * what was chosen.
 */
export async function removeOptionGroup(
  services: Services,
  { id, query, ...editor }: Editor & { id: string; query: RemoveOptionGroupQuery },
): Promise<void> {
  const { restaurantId } = editor;
  const { expectedVersion, fromDishes } = query;
  await changeMenu(services, editor, async (tx, act) => {
    const group = (await readOptionGroups(tx, restaurantId, act.now)).find(({ _id }) => _id === id);
    if (!group) throw new Refusal(commonRefusals.not_found);
    requireVersion(expectedVersion, { optionGroup: group });
    if (group.productIds.length > 0 && fromDishes === 'false') {
      throw new Refusal(menuRecordRefusals.option_group_in_use, { values: { count: group.productIds.length } });
    }
    const links = Map.groupBy(await optionGroupLinks(tx, restaurantId), (link) => link.product_id);
    for (const productId of group.productIds) {
      const had = (links.get(productId) ?? []).map((link) => link.group_id);
      const change = { before: { optionGroupIds: had }, after: { optionGroupIds: had.filter((each) => each !== id) } };
      await recordDifferences(tx, act, { subject: 'product', id: productId, ...change });
    }
    for (const value of group.values) await removeOptionValue(tx, { restaurantId, id: value._id });
    await dropTexts(tx, { restaurantId, subject: 'option_group', subjectId: id });
    await deleteOptionGroup(tx, { restaurantId, id });
    const change = { subject: 'option_group', subjectId: id, before: optionGroupTerms(group), after: null };
    await recordChange(tx, act, { action: 'option_group_removed', ...change });
  });
}

export async function removeOptionValue(tx: Tx, value: { restaurantId: string; id: string }): Promise<void> {
  await dropTexts(tx, { restaurantId: value.restaurantId, subject: 'option_value', subjectId: value.id });
  await deleteOptionValue(tx, value);
}
