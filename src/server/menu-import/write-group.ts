import { toMinor } from '../../domain/money/money.ts';
import { setStock } from '../menu/availability.repo.ts';
import { writeOptionGroup, writeOptionValue } from '../menu/option-groups.repo.ts';
import { storedSizePrices } from '../menu/present-size-prices.ts';
import { removeOptionValue } from '../menu/remove-option-group.ts';
import { foodColumns } from '../menu/stored-food.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { ImportTexts } from './import-texts.ts';
import type { GroupTerms } from './menu-terms.ts';
import type { PlannedRecord } from './plan-import.ts';
import type { WritingPlace } from './writing-place.ts';

/** Writes a group with its options. Those that it no longer has are deleted; `soldOut` counts for new ones only. */
export async function writeGroup(
  tx: Tx,
  { id, before, after }: PlannedRecord<GroupTerms>,
  { place, texts, soldOut }: { place: WritingPlace; texts: ImportTexts; soldOut: ReadonlySet<string> },
): Promise<void> {
  const { act, decimals, sizes } = place;
  const { restaurantId } = act;
  const { minSelections, maxSelections, maxPerValue, included, isSize } = after;
  await writeOptionGroup(tx, {
    restaurant_id: restaurantId,
    id,
    min_selections: minSelections,
    max_selections: maxSelections,
    max_per_value: maxPerValue,
    included,
    is_size: Number(isSize),
  });
  await texts.write(tx, { subject: 'option_group', subjectId: id }, { before, after: { name: after.name } });
  const known = new Map(before?.values.map((value) => [value._id, value]));
  for (const [position, value] of after.values.entries()) {
    const was = known.get(value._id) ?? null;
    known.delete(value._id);
    await writeOptionValue(tx, {
      restaurant_id: restaurantId,
      id: value._id,
      group_id: id,
      position,
      price_adjustment: toMinor(value.priceAdjustment, decimals),
      size_prices: storedSizePrices(value.sizePrices, decimals, (size) => sizes.has(size)),
      opens: value.opens.length ? toJson(value.opens) : null,
      is_default: Number(value.isDefault),
      ...foodColumns(value),
      minimum_age: value.minimumAge,
      kitchen_name: value.kitchenName,
    });
    const owner = { subject: 'option_value', subjectId: value._id } as const;
    await texts.write(tx, owner, { before: was, after: { label: value.label } });
    if (!was && soldOut.has(value._id))
      await setStock(
        tx,
        'option_values',
        { restaurantId, id: value._id },
        { is_available: 0, unavailable_until: null },
      );
  }
  for (const gone of known.keys()) await removeOptionValue(tx, { restaurantId, id: gone });
}
