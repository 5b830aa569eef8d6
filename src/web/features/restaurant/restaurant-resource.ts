import type { Image } from '../../../contract/primitives.ts';
import type { AboutTeaser, Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { useApp, useResource } from '../../app/app-context.ts';
import type { Resource } from '../../app/resource.ts';

interface Answer {
  data: { restaurant: Restaurant | null };
}

/** The configuration of the restaurant of this domain; the document carries all of it, with the story and the payment methods. */
export const wholeRestaurant: Resource<Answer> = {
  key: 'restaurant',
  persist: true,
  async fetch(api, conditions) {
    const answer = await api.restaurants.current(conditions);
    // An answer may lack it (specification section 3).
    if (answer.ok && answer.data.data.restaurant) answer.data.data.restaurant.currency ??= DEFAULTS.currency;
    return answer;
  },
};

/** The same for most pages: their documents leave out the story and the payment methods. */
export const currentRestaurant = withExcerpt(
  import.meta.env.SSR &&
    (({ aboutContent, coverImage }) => ({
      aboutContent: aboutContent && { teaser: aboutContent.teaser && folded(aboutContent.teaser) },
      coverImage: asShown(coverImage),
      paymentMethods: [],
    })),
);

/** The same for pages of dishes: their documents leave out the cover picture and the teaser, too. */
export const restaurantOfDishes = withExcerpt(
  import.meta.env.SSR &&
    (() => ({
      aboutContent: null,
      coverImage: null,
      coverImageUrl: null,
      paymentMethods: [],
    })),
);

/** A teaser whose further paragraphs are replaced by a single empty one, which says only that there are some. */
function folded(teaser: AboutTeaser): object {
  const image = asShown(teaser.image);
  return {
    ...teaser,
    image,
    expandedParagraphs: teaser.expandedParagraphs.slice(0, 1).map(() => ({ icon: '', text: '' })),
  };
}

/** A picture without its WebP sizes: browsers without AVIF take `src`. */
function asShown(image: Image | null): object | null {
  return image && { ...image, webp: undefined };
}

/**
 * `rest` replaces what the document leaves out, until the browser has fetched the whole. False in browsers. Colours are left out
 * everywhere: documents carry them as styles.
 */
function withExcerpt(rest: false | ((restaurant: Restaurant) => object)): Resource<Answer> {
  if (!rest) return wholeRestaurant;
  return {
    ...wholeRestaurant,
    excerpt: ({ data: { restaurant } }) => ({
      data: { restaurant: restaurant && { ...restaurant, themeSettings: undefined, ...rest(restaurant) } },
    }),
  };
}

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
