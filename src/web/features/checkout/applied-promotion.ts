import type { AppliedPromotion, Reward } from '../../../contract/promotions.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { rewardDiscount } from '../loyalty/rewards.ts';

/** The coupon, promotion or reward that is applied (specification section 3, "Promotion applied"). */
export interface PromotionApplied {
  promotionId: string;
  name: string;
  description: string;
  /** The money off as a decimal, for the basket in `basis`. */
  discountValue: number;
  /** null unless it is a reward. */
  pointsCost: number | null;
  code: string | null;
  /** The basket and the language for which it was last checked, as text to compare: for others it is checked again. */
  basis: string;
  reward: Reward | null;
}

export function appliedCoupon(answer: AppliedPromotion, basis: string): PromotionApplied {
  const { promotionId, name, description, discountValue, couponCode } = answer;
  return { promotionId, name, description, discountValue, pointsCost: null, code: couponCode, basis, reward: null };
}

/** `subtotal` in minor units of a currency with that many decimals. */
export function appliedReward(
  reward: Reward,
  { subtotal, decimals, basis }: { subtotal: number; decimals: number; basis: string },
): PromotionApplied {
  const { _id: promotionId, name, description, pointsCost } = reward;
  const discountValue = toDecimal(rewardDiscount(reward, subtotal, decimals), decimals);
  return { promotionId, name, description, discountValue, pointsCost, code: null, basis, reward };
}

/** Money off in minor units, never more than there is to pay. A reward is computed here; anything else is as the server said. */
export function discountOf(
  applied: PromotionApplied | null,
  { subtotal, deliveryFee, decimals }: { subtotal: number; deliveryFee: number; decimals: number },
): number {
  if (!applied) return 0;
  if (applied.reward) return rewardDiscount(applied.reward, subtotal, decimals);
  return Math.min(toMinor(applied.discountValue, decimals), subtotal + deliveryFee);
}
