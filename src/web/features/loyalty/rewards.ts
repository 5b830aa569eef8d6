import type { Reward } from '../../../contract/promotions.ts';
import { toMinor } from '../../../domain/money/money.ts';
import type { Resource } from '../../app/api/resource.ts';

/** Cheapest first, as the server sorts them. */
export const rewards: Resource<{ data: { rewardsPromotions: Reward[] } }> = {
  key: 'my/rewards',
  fetch: (api) => api.promotions.rewards(),
};

/**
 * Whether an order of this subtotal, in minor units of a currency with that many decimals, is too small for the reward. The
 * specification's rewards have no minimum.
 */
export function isBelowMinimum(
  { minOrderValue = 0 }: Partial<Pick<Reward, 'minOrderValue'>>,
  subtotal: number,
  decimals: number,
): boolean {
  return subtotal < toMinor(minOrderValue, decimals);
}
