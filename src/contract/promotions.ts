import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { plainCode } from '../domain/menu/coupon-code.ts';
import { PROMOTION_TYPES, REWARD_TYPES } from '../domain/orders/discount.ts';
import { plainPhone } from '../domain/people/phone.ts';
import { emailField } from './email-field.ts';
import { orderType, pricedItemInput } from './order-items.ts';
import { amount, id, langs, language, moneySum, originals } from './primitives.ts';

export const promotion = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(PROMOTION_TYPES),
  /** A percentage or an amount, depending on the type. */
  discountValue: z.number(),
  /** null: customers apply the promotion from its card. */
  couponCode: z.nullable(z.string()),
  minOrderValue: amount,
  /** Empty means every product. */
  applicableProductIds: z.array(z.string()),
  buyQuantity: z.nullable(z.int()),
  getQuantity: z.nullable(z.int()),
  /** For whom and when it is, in the answer's language; missing: always and for all. */
  conditions: z.optional(z.string()),
  lang: language,
  langs,
  originals,
});

export const reward = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(REWARD_TYPES),
  discountValue: z.number(),
  pointsCost: z.int(),
  /** 0: none. */
  minOrderValue: amount,
  lang: language,
  langs,
  originals,
});

export const promotionsQuery = z.object({
  isValidNow: z.optional(z.enum(['true', 'false'])),
  displayToCustomers: z.optional(z.enum(['true', 'false'])),
});
export const promotionsAnswer = z.object({ data: z.object({ promotions: z.array(promotion) }) });
export const rewardsAnswer = z.object({ data: z.object({ rewardsPromotions: z.array(reward) }) });

/** `couponCode` or `promotionId`; `items` lets product promotions be priced (DECISIONS, "validate-coupon"). */
export const validateCouponInput = z.object({
  couponCode: z.optional(z.string().check(z.overwrite(plainCode), z.maxLength(MAX.couponCode))),
  promotionId: z.optional(id),
  orderSubtotal: z.optional(amount),
  orderType: z.optional(orderType),
  items: z.optional(z.array(pricedItemInput).check(z.maxLength(MAX.cartLines))),
  /** What the order would say: a guest is known by address and number. By default what was said with the last one. */
  guestEmail: z.optional(emailField),
  contactPhone: z.optional(z.string().check(z.maxLength(60), z.overwrite(plainPhone))),
});
export const appliedPromotion = z.object({
  promotionId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of the name and, if `langs` names no other, the description, where they are not in the answer's language. */
  lang: z.optional(language),
  langs,
  /** The discount for the cart that was sent. */
  discountValue: moneySum,
  couponCode: z.nullable(z.string()),
});
export const validateCouponAnswer = z.object({ data: appliedPromotion });

export type Promotion = z.infer<typeof promotion>;
export type Reward = z.infer<typeof reward>;
export type ValidateCouponInput = z.infer<typeof validateCouponInput>;
export type AppliedPromotion = z.infer<typeof validateCouponAnswer>['data'];
