import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { amount, id } from '../primitives.ts';
import { line } from '../texts.ts';
import { at, price } from './staff-menu-primitives.ts';
import { staffText, staffTextInput } from './staff-texts.ts';
import { expectedVersion, version, versionIfKnown } from './staff-versions.ts';

/** A deal as staff edit it, inactive ones too. */
export const staffDeal = z.object({
  _id: z.string(),
  name: staffText,
  /** Empty: none. */
  description: staffText,
  price: amount,
  isActive: z.boolean(),
  /** One dish is chosen from each. */
  lines: z.array(
    z.object({
      _id: z.string(),
      label: staffText,
      /** null: only the `dishes`. */
      categoryId: z.nullable(z.string()),
      /** The dishes that can be chosen, of a category those that cost something on top: `extra`. */
      dishes: z.array(z.object({ productId: z.string(), extra: amount })),
    }),
  ),
  version,
});

const deal = z.object({
  name: staffTextInput(line(STAFF_MAX.itemName)),
  description: z.nullable(staffTextInput(line(STAFF_MAX.categoryDescription))),
  price,
  isActive: z.boolean(),
  /** In the order shown. A line without `_id` is new. */
  lines: z
    .array(
      z
        .object({
          _id: z.optional(id),
          label: staffTextInput(line(STAFF_MAX.itemName)),
          categoryId: z.nullable(id),
          dishes: z.array(z.object({ productId: id, extra: price })).check(z.maxLength(STAFF_MAX.dealDishes)),
        })
        .check(
          z.refine(
            ({ categoryId, dishes }) => categoryId !== null || dishes.length > 0,
            at('dishes', 'deal_choices_required'),
          ),
          z.refine(({ dishes }) => areDifferent(dishes.map(({ productId }) => productId)), at('dishes', 'twice')),
        ),
    )
    .check(z.minLength(1, 'required'), z.maxLength(STAFF_MAX.dealLines)),
});

type DealFields = z.infer<typeof deal>;
const hasOwnLines = z.refine<DealFields>(
  ({ lines }) => areDifferent(lines.flatMap(({ _id }) => _id ?? [])),
  at('lines', 'twice'),
);

export const staffDealInput = deal.check(hasOwnLines);
export const staffDealChange = z.extend(deal, { expectedVersion }).check(hasOwnLines);
export const staffDealParams = z.object({ id });
export const removeDealQuery = z.object(versionIfKnown);
export const staffDealAnswer = z.object({ data: z.object({ deal: staffDeal }) });
export const staffDealsAnswer = z.object({ data: z.object({ deals: z.array(staffDeal) }) });

export type StaffDeal = z.infer<typeof staffDeal>;
export type StaffDealInput = z.infer<typeof staffDealInput>;

function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
