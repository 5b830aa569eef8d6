import { DEFAULTS } from '../../domain/limits.ts';
import { useMessages } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import type { PageModule } from '../app/page.ts';
import { promotions } from '../features/cart/promotions-resource.ts';
import { heroPreload } from '../features/highlights/hero-media.tsx';
import { highlights } from '../features/highlights/highlights-resource.ts';
import { HighlightsSection } from '../features/highlights/highlights-section.tsx';
import { slideCss } from '../features/highlights/slide-colours.ts';
import { featuredProducts } from '../features/menu/menu-resources.ts';
import { OrderStrip } from '../features/restaurant/order-strip.tsx';
import { restaurantJsonLd } from '../features/restaurant/restaurant-json-ld.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { EmptyState } from '../ui/signs/empty-state.tsx';
import styles from './home.module.css';

export const resources: PageModule['resources'] = () => [highlights, promotions, featuredProducts];

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const { name, address } = restaurant;
  const named = { restaurant: name || DEFAULTS.appTitle, city: address.city };
  const say = (key: string) => app.messages.i18n._(`home.${key}`, named);
  const teaser = restaurant.aboutContent?.teaser?.introParagraph ?? '';
  const texts = { title: say('title'), description: `${say('description')} ${teaser}`.trim().slice(0, 300) };
  // Only the server's document needs the rest.
  if (!import.meta.env.SSR) return texts;
  const slides = app.resources.peek(highlights)?.highlights ?? [];
  const [first] = slides;
  const picture = first?.image?.src ?? restaurant.coverImage?.src;
  return {
    ...texts,
    ...(picture && { image: picture }),
    indexed: true,
    jsonLd: [restaurantJsonLd(restaurant, app.origin, picture)],
    preload: heroPreload(first),
    css: slideCss(slides),
  };
};

const LazyRest = lazyPart(() => import('./home/below-the-fold.tsx').then((file) => file.BelowTheFold));

/** Sections in the order of specification section 2, "Home". */
export function Component() {
  const t = useMessages('home');
  const restaurant = useRestaurant();
  // A configuration without a restaurant.
  if (!restaurant) return <EmptyState level={1} emoji="plate" title={t('no_data')} />;
  return (
    <>
      <h1 className={styles.title}>{restaurant.name}</h1>
      <HighlightsSection restaurant={restaurant} />
      <OrderStrip restaurant={restaurant} />
      <LazyRest />
    </>
  );
}
