import { DEFAULTS } from '../../domain/limits.ts';
import { later } from '../app/later.tsx';
import type { PageModule } from '../app/page.ts';
import { late } from '../app/resource.ts';
import { heroPreload } from '../features/highlights/hero-media.tsx';
import { highlights } from '../features/highlights/highlights-resource.ts';
import { slideCss } from '../features/highlights/slide-colours.ts';
import { featuredProducts } from '../features/menu/menu-resources.ts';
import { promotions } from '../features/promotions/promotions-resource.ts';
import { restaurantJsonLd } from '../features/restaurant/restaurant-json-ld.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import styles from './home.module.css';

export const resources: PageModule['resources'] = () => [
  late(highlights),
  late(promotions, 'seen'),
  late(featuredProducts, 'seen'),
];

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
    // Without offers, the parts below them begin on a phone's first screen.
    farParts: Boolean(app.resources.peek(promotions)?.data.promotions.length),
  };
};

const firstScreen = () => import('./home/first-screen.later.tsx');
const FirstScreen = later(async () => (await firstScreen()).FirstScreen);
const NoRestaurant = later(async () => (await firstScreen()).NoRestaurant);
const Offers = later(async () => (await import('./home/offers.later.tsx')).PromotionsSection, { untilSeen: 'near' });
// Two parts, so that the browser lays out each in a task of its own.
const belowTheFold = () => import('./home/below-the-fold.later.tsx');
const TeaserAndSpecials = later(async () => (await belowTheFold()).TeaserAndSpecials, { untilSeen: 'far' });
const FindUs = later(async () => (await belowTheFold()).FindUs, { untilSeen: 'far' });

/** Sections in the order of specification section 2, "Home". */
export function Component() {
  const restaurant = useRestaurant();
  if (!restaurant) return <NoRestaurant />;
  return (
    <>
      <h1 className={styles.title}>{restaurant.name}</h1>
      <FirstScreen />
      <Offers />
      <TeaserAndSpecials />
      <FindUs />
    </>
  );
}
