import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { useApp, useResource } from '../../app/app-context.ts';
import type { Resource } from '../../app/resources.ts';

/** The configuration of the restaurant whose domain is open. */
export const currentRestaurant: Resource<{ data: { restaurant: Restaurant | null } }> = {
  key: 'restaurant',
  persist: true,
  async fetch(api, conditions) {
    const answer = await api.restaurants.current(conditions);
    // A copy from elsewhere may lack it (specification section 3).
    if (answer.ok && answer.data.data.restaurant) answer.data.data.restaurant.currency ??= DEFAULTS.currency;
    return answer;
  },
  excerpt: ({ data: { restaurant } }) => ({
    data: {
      restaurant: restaurant && {
        ...restaurant,
        aboutContent: restaurant.aboutContent && { ...restaurant.aboutContent, fullPage: null },
      },
    },
  }),
};

/** With its whole story, for the page that tells it. */
export const restaurantWithStory: typeof currentRestaurant = {
  key: currentRestaurant.key,
  persist: true,
  fetch: currentRestaurant.fetch,
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
