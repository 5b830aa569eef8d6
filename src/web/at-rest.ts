import type { AppContext } from './app/app-context.ts';
import type { PageData } from './app/page-data.ts';
import { prefetchPages } from './prefetch-pages.ts';

/** What the first page can wait for: begun once the page has taken over. */
export function atRest(app: AppContext, page: PageData): void {
  prefetchPages(app);
  linkRestaurantStyles(page);
}

/** The stylesheet that restaurants may extend; linked after the first paint (DECISIONS, settled 15). */
function linkRestaurantStyles(page: PageData): void {
  const restaurant = page.resources['restaurant']?.data as { data: { restaurant: { slug: string } } } | undefined;
  if (!restaurant) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/api/v1/restaurants/public/${restaurant.data.restaurant.slug}/styles.css`;
  document.head.append(link);
}
