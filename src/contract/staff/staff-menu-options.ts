import * as z from 'zod/mini';
import { ALLERGENS } from '../../domain/menu/food-labels.ts';
import { type OptionGroupFault, optionGroupFaults } from '../../domain/menu/option-group-faults.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { staffFood, staffFoodInput } from '../declared-food.ts';
import { bySize, id, signedMoney } from '../primitives.ts';
import { line } from '../texts.ts';
import { availability } from './staff-availability.ts';
import { at, ids, minimumAge, priceAdjustment, pricesBySize } from './staff-menu-primitives.ts';
import { staffText, staffTextInput } from './staff-texts.ts';
import { expectedVersion, version, versionIfKnown } from './staff-versions.ts';

/** An option group with its values, in the order shown. Availability is not part of `version`. */
export const staffOptionGroup = z.object({
  _id: z.string(),
  name: staffText,
  minSelections: z.int(),
  maxSelections: z.int(),
  /** Pieces of each option; 1: none can be chosen twice. */
  maxPerValue: z.int(),
  /** Pieces that the dish's price includes; the dearest are free. */
  included: z.int(),
  /** Whether it is the size of its dishes: exactly one is chosen, and options of other groups may cost something else in it. */
  isSize: z.boolean(),
  values: z.array(
    z.extend(availability, {
      label: staffText,
      priceAdjustment: signedMoney,
      /** In sizes where it is another one. */
      sizePrices: bySize(signedMoney),
      /** The ids of the groups that are hidden until it is chosen. */
      opens: z.array(z.string()),
      isDefault: z.boolean(),
      allergens: z.array(z.enum(ALLERGENS)),
      ...staffFood,
      minimumAge,
      /** What cooks call it; null: by its label. */
      kitchenName: z.nullable(z.string()),
    }),
  ),
  /** Dishes that have the group, be it that one of their options opens it. */
  productIds: z.array(z.string()),
  version,
});

const bound = (minimum: number) => z.int('invalid').check(z.minimum(minimum), z.maximum(STAFF_MAX.optionValues));

const group = z.object({
  name: staffTextInput(line(STAFF_MAX.itemName)),
  /** 0: choosing is optional. */
  minSelections: bound(0),
  /** 1: a single choice. */
  maxSelections: bound(1),
  /** Missing: as they are; of a new group 1 and none. */
  maxPerValue: z.optional(z.int('invalid').check(z.minimum(1), z.maximum(STAFF_MAX.optionPieces))),
  included: z.optional(bound(0)),
  isSize: z.optional(z.boolean()),
  /** In the order shown. A value without `_id` is new; existing values that are missing are deleted. */
  values: z
    .array(
      z.object({
        _id: z.optional(id),
        label: staffTextInput(line(STAFF_MAX.itemName)),
        priceAdjustment,
        /** By the ids of sizes, others are left out; missing: as they are. */
        sizePrices: z.optional(pricesBySize(priceAdjustment)),
        /** The ids of other groups, none a size, of which no option opens any; missing: as they are. */
        opens: z.optional(ids(STAFF_MAX.openedGroups)),
        isDefault: z.boolean(),
        /** Without it, they stay. */
        allergens: z.optional(z.array(z.enum(ALLERGENS))),
        ...staffFoodInput,
        minimumAge: z.optional(minimumAge),
        kitchenName: z.optional(z.nullable(line(STAFF_MAX.kitchenName))),
      }),
    )
    .check(z.minLength(1, 'options_required'), z.maxLength(STAFF_MAX.optionValues)),
});

type Group = z.infer<typeof group>;
const without = (fault: OptionGroupFault, field: string) =>
  z.refine<Group>(
    ({ minSelections: min, maxSelections: max, maxPerValue: perValue = 1, included = 0, isSize = false, values }) =>
      !optionGroupFaults({ min, max, perValue, included, isSize, values }).includes(fault),
    at(field, fault),
  );
const makesSense = [
  without('max_below_min', 'maxSelections'),
  without('too_few_options', 'minSelections'),
  without('too_many_preselected', 'values'),
  without('size_is_one', 'isSize'),
  z.refine<Group>(({ values }) => new Set(values.map(known)).size === values.length, at('values', 'twice')),
] as const;

export const staffOptionGroupInput = group.check(...makesSense);
export const staffOptionGroupChange = z.extend(group, { expectedVersion }).check(...makesSense);

/** If dishes have the group, it is only deleted with `fromDishes`, which takes it from all of them. */
export const removeOptionGroupQuery = z.object({
  ...versionIfKnown,
  fromDishes: z._default(z.enum(['true', 'false']), 'false'),
});

export const staffOptionGroupAnswer = z.object({ data: z.object({ optionGroup: staffOptionGroup }) });

/** Values without an id are new, and never equal. */
function known(value: { _id?: string | undefined }): unknown {
  return value._id ?? value;
}

export type StaffOptionGroup = z.infer<typeof staffOptionGroup>;
export type StaffOptionGroupInput = z.infer<typeof staffOptionGroupInput>;
export type RemoveOptionGroupQuery = z.infer<typeof removeOptionGroupQuery>;
