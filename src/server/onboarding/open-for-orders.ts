import type { FirstSteps } from '../../contract/staff/staff-first-steps.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { onboardingRefusals } from './onboarding.refusals.ts';
import { readFirstSteps } from './read-first-steps.ts';

/**
 * The owner's decision that the restaurant takes orders from now on. Throws a `Refusal` while it has no hours or no dish, because
 * nobody could order. One that is open already stays as it is.
 */
export async function openForOrders(
  services: Services,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<FirstSteps> {
  const act = { restaurantId, userId, now: services.clock() };
  await changeRestaurant(services, act, 'opened_for_orders', {
    read: async () => ({}),
    columns: async (_found, tx) => {
      const { hasHours, hasDish } = await readFirstSteps(tx, restaurantId);
      if (!hasHours || !hasDish) throw new Refusal(onboardingRefusals.not_ready);
      return { preparing_since: null };
    },
  });
  return readFirstSteps(services.db, restaurantId);
}
