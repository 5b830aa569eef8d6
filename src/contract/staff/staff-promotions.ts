import * as z from 'zod/mini';
import { COUPON_CODE, plainCode } from '../../domain/menu/coupon-code.ts';
import { type PromotionFault, promotionFaults } from '../../domain/menu/promotion-faults.ts';
import { GREATEST_MAGNITUDE } from '../../domain/money/currencies.ts';
import { PROMOTION_TYPES, REWARD_TYPES } from '../../domain/orders/discount.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { servingHours } from '../hours-of-dishes.ts';
import { orderType } from '../order-items.ts';
import { id, instant, moneySum } from '../primitives.ts';
import { line, lines } from '../texts.ts';
import { at, price } from './staff-menu-primitives.ts';
import { servingHoursInput } from './staff-serving-hours.ts';
import { staffText, staffTextInput } from './staff-texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

const count = (maximum: number) =>
  z.nullable(z.int('count_invalid').check(z.minimum(1, 'count_invalid'), z.maximum(maximum, 'count_invalid')));
const storedCount = z.nullable(z.int());

const terms = {
  type: z.enum(PROMOTION_TYPES),
  /** A percentage or an amount, depending on the type; 0 for types that have neither. */
  discountValue: price,
  /** null: customers apply the promotion from its card. */
  couponCode: z.nullable(z.string().check(z.overwrite(plainCode), z.regex(COUPON_CODE, 'code_invalid'))),
  /** Cost of a reward in points; null: the promotion is not a reward. */
  pointsCost: count(STAFF_MAX.points * GREATEST_MAGNITUDE),
  minOrderValue: price,
  /** Empty means every product. */
  applicableProductIds: z.array(id).check(z.maxLength(STAFF_MAX.promotionProducts)),
  buyQuantity: count(20),
  getQuantity: count(20),
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
  maxUses: count(STAFF_MAX.promotionUses),
  maxUsesPerCustomer: count(STAFF_MAX.promotionUses),
  displayToCustomers: z.boolean(),
  /** False: nobody can use it any more. Orders that used it keep its name. */
  isActive: z.boolean(),
};

const promotion = z.object({
  name: staffTextInput(line(STAFF_MAX.itemName)),
  description: staffTextInput(lines(STAFF_MAX.description)),
  ...terms,
  // Whoever leaves a condition out leaves it as it is.
  /** Only for who has not ordered here before. */
  firstOrderOnly: z.optional(z.boolean()),
  /** null: delivered or fetched. */
  orderType: z.optional(z.nullable(orderType)),
  /** For food that is ordered for these times, by the restaurant's clock; null: for any. */
  hours: z.optional(servingHoursInput),
  /** It applies to the dishes of these categories, too, as they are when somebody orders. */
  applicableCategoryIds: z.optional(z.array(id).check(z.maxLength(STAFF_MAX.categories))),
});

type Promotion = z.infer<typeof promotion>;
const without = (fault: PromotionFault, field: string) =>
  z.refine<Promotion>((terms) => promotionFaults(terms).every((found) => found.fault !== fault), at(field, fault));
const makesSense = [
  without('required', 'discountValue'),
  without('percent_invalid', 'discountValue'),
  without('ends_before_start', 'validUntil'),
  z.refine<Promotion>(({ pointsCost, type }) => pointsCost === null || isRewardType(type), at('type')),
  z.refine<Promotion>(({ pointsCost, couponCode }) => pointsCost === null || couponCode === null, at('couponCode')),
  z.refine<Promotion>(
    ({ type, applicableProductIds, applicableCategoryIds = [] }) =>
      type !== 'FreeProduct' || applicableProductIds.length + applicableCategoryIds.length > 0,
    at('applicableProductIds', 'dishes_required'),
  ),
] as const;

export const staffPromotionInput = promotion.check(...makesSense);
export const staffPromotionChange = z.extend(promotion, versionIfKnown).check(...makesSense);

/** A promotion or reward as staff see it. Uses and results are not part of `version`. */
export const staffPromotion = z.object({
  _id: z.string(),
  name: staffText,
  description: staffText,
  ...terms,
  firstOrderOnly: z.boolean(),
  orderType: z.nullable(orderType),
  hours: z.nullable(servingHours),
  applicableCategoryIds: z.array(z.string()),
  // Restaurant files may contain limits that the form refuses.
  pointsCost: storedCount,
  maxUses: storedCount,
  maxUsesPerCustomer: storedCount,
  uses: z.int(),
  /** Sums over the orders that used it and were not called off. */
  results: z.object({ orders: z.int(), discount: moneySum, revenue: moneySum }),
  version,
});
export const staffPromotionParams = z.object({ id });
export const staffPromotionAnswer = z.object({ data: z.object({ promotion: staffPromotion }) });
export const staffPromotionsAnswer = z.object({ data: z.object({ promotions: z.array(staffPromotion) }) });

function isRewardType(type: string): boolean {
  return REWARD_TYPES.some((each) => each === type);
}

export type StaffPromotion = z.infer<typeof staffPromotion>;
export type StaffPromotionInput = z.infer<typeof staffPromotionInput>;
