import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import type { Resource } from '../../app/api/resource.ts';
import { useApp, useResource } from '../../app/app-context.ts';

interface Answer {
  data: { restaurant: Restaurant | null };
}

/** The configuration of the restaurant of this domain. */
export const currentRestaurant: Resource<Answer> = {
  key: 'restaurant',
  persist: true,
  async fetch(api, conditions) {
    const answer = await api.restaurants.current(conditions);
    // An answer may lack it (specification section 3).
    if (answer.ok && answer.data.data.restaurant) answer.data.data.restaurant.currency ??= DEFAULTS.currency;
    return answer;
  },
};

/** The configuration; null only while it is loading or failed, which the shell shows itself. */
export function useRestaurant(): Restaurant | null {
  return useResource(currentRestaurant).data?.data.restaurant ?? null;
}

/** The last known configuration, even while a reload is slow or has failed: for the shell, which must not disappear. */
export function useKnownRestaurant(): Restaurant | null {
  const { resources } = useApp();
  const { data } = useResource(currentRestaurant);
  return (data ?? resources.peek(currentRestaurant))?.data.restaurant ?? null;
}
