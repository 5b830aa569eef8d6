import type { StaffPromotion } from '../../../../contract/staff/staff-promotions.ts';

export type PromotionState = 'off' | 'upcoming' | 'ended' | 'used_up' | 'on';

/** Whether customers can use it at `now` (ms), and if not, why. */
export function promotionState(
  { isActive, validFrom, validUntil, maxUses, uses }: StaffPromotion,
  now: number,
): PromotionState {
  if (!isActive) return 'off';
  if (validUntil !== null && Date.parse(validUntil) <= now) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  return validFrom !== null && Date.parse(validFrom) > now ? 'upcoming' : 'on';
}
