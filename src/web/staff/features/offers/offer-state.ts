import type { StaffPromotion } from '../../../../contract/staff/staff-promotions.ts';

export type OfferState = 'off' | 'upcoming' | 'ended' | 'used_up' | 'on';

/** Whether customers can use it at `now` (ms), and if not, why. */
export function offerState(
  { isActive, validFrom, validUntil, maxUses, uses }: StaffPromotion,
  now: number,
): OfferState {
  if (!isActive) return 'off';
  if (validUntil !== null && Date.parse(validUntil) <= now) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  return validFrom !== null && Date.parse(validFrom) > now ? 'upcoming' : 'on';
}
