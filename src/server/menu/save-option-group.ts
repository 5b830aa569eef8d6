import type { StaffOptionGroup, StaffOptionGroupInput } from '../../contract/staff/staff-menu-options.ts';
import { optionGroupFaults } from '../../domain/menu/option-group-faults.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { isPriceAdjustment } from '../../domain/orders/money-limits.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { type Saving, saveRecord } from '../editing/save-record.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId, stableId } from '../platform/ids/ids.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { dishesBelowZero } from './below-zero.ts';
import { changeMenu } from './change-menu.ts';
import { checkOpenings } from './check-openings.ts';
import { menuIsFull } from './menu-record.refusals.ts';
import { writeOptionGroup, writeOptionValue } from './option-groups.repo.ts';
import { storedSizePrices } from './present-size-prices.ts';
import { optionGroupTerms, readOptionGroups } from './read-option-groups.ts';
import { removeOptionValue } from './remove-option-group.ts';
import { haveTwoSizes, sizesOf } from './sizes.repo.ts';
import { foodColumns } from './stored-food.ts';

/**
 * Creates an option group or changes one with its values, for all dishes that have it. Throws a `Refusal` for an outdated version
 * or wrong fields.
 */
export async function saveOptionGroup(
  services: Services,
  saving: Saving<StaffOptionGroupInput>,
): Promise<StaffOptionGroup> {
  const restaurantId = saving.tenant.id;
  return saveRecord<StaffOptionGroup>(services, saving, {
    subject: 'option_group',
    name: 'optionGroup',
    change: changeMenu,
    terms: optionGroupTerms,
    max: menuIsFull(STAFF_MAX.optionGroups),
    read: (tx, _id, now) => readOptionGroups(tx, restaurantId, now),
    write: async (tx, act, { id, before }) => {
      await write(tx, act, { id, before, ...saving });
      const productIds = before?.productIds ?? [];
      if ((await dishesBelowZero(tx, restaurantId, productIds, act.now)).length > 0)
        refuseFields({ values: 'below_zero' });
      await checkOpenings(tx, { restaurantId, id }, saving.input.values);
      const isSize = saving.input.isSize ?? before?.isSize ?? false;
      if (isSize && (await haveTwoSizes(tx, restaurantId, productIds))) refuseFields({ isSize: 'two_sizes' });
    },
  });
}

async function write(
  tx: Tx,
  { restaurantId, now }: StaffAct,
  { id, before, tenant, input, of }: Saving<StaffOptionGroupInput> & { id: string; before: StaffOptionGroup | null },
): Promise<void> {
  const { contentLanguage } = tenant;
  const storedValues = new Map(before?.values.map((value) => [value._id, value]));
  const known = new Set(before?.values.map(({ _id }) => _id));
  const strange = input.values.flatMap(({ _id }, i) => (_id && !known.has(_id) ? [[`values.${i}`, 'not_here']] : []));
  const code = await currencyOf(tx, restaurantId);
  const impossible = input.values.flatMap(({ priceAdjustment }, i) =>
    isPriceAdjustment(priceAdjustment, code) ? [] : [[`values.${i}.priceAdjustment`, 'price_invalid']],
  );
  const haveSizePrices = input.values.some(({ sizePrices = {} }) => Object.keys(sizePrices).length > 0);
  const sizes = haveSizePrices ? await sizesOf(tx, restaurantId) : new Map<string, string>();
  const impossibleInSize = input.values.flatMap(({ sizePrices = {} }, i) =>
    Object.entries(sizePrices).flatMap(([size, each]) =>
      isPriceAdjustment(each, code) ? [] : [[`values.${i}.sizePrices.${size}`, 'price_invalid']],
    ),
  );
  refuseFields(Object.fromEntries([...strange, ...impossible, ...impossibleInSize]));
  const { minSelections: min, maxSelections: max, maxPerValue, included, isSize } = input;
  // What of its rules is not given stays, and must still go with what is.
  const rules = { included: included ?? before?.included ?? 0, isSize: isSize ?? before?.isSize ?? false };
  const faults = optionGroupFaults({ min, max, ...rules, values: input.values });
  refuseFields(faults.includes('size_is_one') ? { isSize: 'size_is_one' } : {});
  const bounds = {
    ...{ min_selections: input.minSelections, max_selections: input.maxSelections },
    ...(maxPerValue !== undefined && { max_per_value: maxPerValue }),
    ...(included !== undefined && { included }),
    ...(isSize !== undefined && { is_size: Number(isSize) }),
  };
  await writeOptionGroup(tx, { restaurant_id: restaurantId, id, ...bounds });
  const name = { field: 'name', contentLanguage, input: input.name, now };
  await changeText(tx, { restaurantId, subject: 'option_group', subjectId: id }, name);
  // A new group's values get ids that follow from the group's, so that a repeated creation finds them.
  const newValueId = (position: number) => (of ? newId() : stableId(id, String(position)));
  for (const [position, value] of input.values.entries()) {
    const { _id: valueId = newValueId(position), label, priceAdjustment, isDefault } = value;
    const { minimumAge, kitchenName, sizePrices, opens } = value;
    known.delete(valueId);
    const terms = {
      price_adjustment: toMinor(priceAdjustment, decimalsOf(code)),
      is_default: Number(isDefault),
      position,
      ...foodColumns(value, storedValues.get(valueId)),
      ...(sizePrices && { size_prices: storedSizePrices(sizePrices, decimalsOf(code), (size) => sizes.has(size)) }),
      ...(opens && { opens: opens.length ? toJson(opens) : null }),
      ...(minimumAge !== undefined && { minimum_age: minimumAge }),
      ...(kitchenName !== undefined && { kitchen_name: kitchenName }),
    };
    await writeOptionValue(tx, { restaurant_id: restaurantId, id: valueId, group_id: id, ...terms });
    const text = { field: 'label', path: `values.${position}.label`, contentLanguage, input: label, now };
    await changeText(tx, { restaurantId, subject: 'option_value', subjectId: valueId }, text);
  }
  for (const gone of known) await removeOptionValue(tx, { restaurantId, id: gone });
}
