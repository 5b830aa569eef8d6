import type { StaffOptionGroup, StaffOptionGroupInput } from '../../contract/staff/staff-menu-options.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { isPriceAdjustment } from '../../domain/orders/money-limits.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { creationId } from '../editing/creation-id.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { requireVersion } from '../editing/versions.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId, stableId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { isAnyBelowZero } from './below-zero.ts';
import { changeMenu } from './change-menu.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { writeOptionGroup, writeOptionValue } from './option-groups.repo.ts';
import { optionGroupTerms, readOptionGroups } from './read-option-groups.ts';
import { recordDifferences } from './record-differences.ts';
import { removeOptionValue } from './remove-option-group.ts';

interface Keeping {
  tenant: Tenant;
  userId: string;
  input: StaffOptionGroupInput;
  /** The group to change, and the version that the editor saw; null: create one. */
  of: { id: string; expectedVersion: string } | null;
  /** Idempotency key of the form that creates one. */
  key?: string | undefined;
}

/**
 * Creates an option group or changes one with its values, for all dishes that have it. Throws a `Refusal` for an outdated version
 * or wrong fields.
 */
export async function saveOptionGroup(services: Services, keeping: Keeping): Promise<StaffOptionGroup> {
  const { tenant, userId, of, key } = keeping;
  const restaurantId = tenant.id;
  const id = of?.id ?? creationId({ restaurantId, userId, subject: 'option_group', key });
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const all = await readOptionGroups(tx, restaurantId, act.now);
    const before = all.find(({ _id }) => _id === id) ?? null;
    if (of && !before) throw new Refusal(commonRefusals.not_found);
    if (of && before) requireVersion(of.expectedVersion, { optionGroup: before });
    const max = STAFF_MAX.optionGroups;
    if (!before && all.length >= max) throw new Refusal(menuRecordRefusals.menu_full, { values: { max } });
    await write(tx, act, { id, before, ...keeping });
    if (await isAnyBelowZero(tx, restaurantId, before?.productIds ?? [], act.now))
      refuseFields({ values: 'below_zero' });
    const after = (await readOptionGroups(tx, restaurantId, act.now)).find(({ _id }) => _id === id) as StaffOptionGroup;
    // The same form was sent again with another content after its answer was lost: the editor gets the record and goes on
    // changing that.
    if (!of && before && after.version !== before.version) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { optionGroup: before } });
    }
    const terms = { before: before && optionGroupTerms(before), after: optionGroupTerms(after) };
    await recordDifferences(tx, act, { subject: 'option_group', id, ...terms });
    return after;
  });
}

async function write(
  tx: Tx,
  { restaurantId, now }: StaffAct,
  { id, before, tenant, input, of }: Keeping & { id: string; before: StaffOptionGroup | null },
): Promise<void> {
  const { contentLanguage } = tenant;
  const known = new Set(before?.values.map(({ _id }) => _id));
  const strange = input.values.flatMap(({ _id }, i) => (_id && !known.has(_id) ? [[`values.${i}`, 'not_here']] : []));
  const code = await currencyOf(tx, restaurantId);
  const impossible = input.values.flatMap(({ priceAdjustment }, i) =>
    isPriceAdjustment(priceAdjustment, code) ? [] : [[`values.${i}.priceAdjustment`, 'price_invalid']],
  );
  refuseFields(Object.fromEntries([...strange, ...impossible]));
  const bounds = { min_selections: input.minSelections, max_selections: input.maxSelections };
  await writeOptionGroup(tx, { restaurant_id: restaurantId, id, ...bounds });
  const name = { field: 'name', contentLanguage, input: input.name, now };
  await changeText(tx, { restaurantId, subject: 'option_group', subjectId: id }, name);
  // A new group's values get ids that follow from the group's, so that a repeated creation finds them.
  const newValueId = (position: number) => (of ? newId() : stableId(id, String(position)));
  for (const [position, value] of input.values.entries()) {
    const { _id: valueId = newValueId(position), label, priceAdjustment, isDefault } = value;
    known.delete(valueId);
    const terms = {
      price_adjustment: toMinor(priceAdjustment, decimalsOf(code)),
      is_default: Number(isDefault),
      position,
    };
    await writeOptionValue(tx, { restaurant_id: restaurantId, id: valueId, group_id: id, ...terms });
    const text = { field: 'label', path: `values.${position}.label`, contentLanguage, input: label, now };
    await changeText(tx, { restaurantId, subject: 'option_value', subjectId: valueId }, text);
  }
  for (const gone of known) await removeOptionValue(tx, { restaurantId, id: gone });
}
