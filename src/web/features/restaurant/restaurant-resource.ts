import type { Restaurant } from '../../../contract/restaurants.ts';
import { useApp, useResource } from '../../app/app-context.ts';
import type { Resource } from '../../app/resources.ts';

/** The configuration of the restaurant whose domain is open. */
export const currentRestaurant: Resource<{ data: { restaurant: Restaurant | null } }> = {
  key: 'restaurant',
  persist: true,
  fetch: (api, conditions) => api.restaurants.current(conditions),
};

/** The configuration; null only while it is loading or failed, which the shell shows itself. */
export function useRestaurant(): Restaurant | null {
  return useResource(currentRestaurant).data?.data.restaurant ?? null;
}

/** The last configuration known, whatever a reload is doing: for the shell, which must not disappear. */
export function useKnownRestaurant(): Restaurant | null {
  const { resources } = useApp();
  const { data } = useResource(currentRestaurant);
  return (data ?? resources.peek(currentRestaurant))?.data.restaurant ?? null;
}
