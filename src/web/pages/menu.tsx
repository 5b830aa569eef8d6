import { memo } from 'react';
import { useLocation } from 'react-router';
import { type AppContext, useMessages, useResource } from '../app/app-context.ts';
import { LaterArea } from '../app/later.tsx';
import type { PageAddress, PageHead } from '../app/page.ts';
import { late, type Resource } from '../app/resource.ts';
import {
  LaterCategoriesFailed,
  LaterMenuFacts,
  LaterMenuFailed,
  LaterMenuSkeleton,
  LaterMiniCart,
  LaterPromotionBanner,
} from '../features/menu/later-parts.ts';
import { MenuBody } from '../features/menu/menu-body.tsx';
import { menuJsonLd } from '../features/menu/menu-json-ld.ts';
import { categories, products } from '../features/menu/menu-resources.ts';
import { MenuSearch } from '../features/menu/menu-search.tsx';
import { menuCategories, menuSections } from '../features/menu/menu-sections.ts';
import { menuView, useMenuView } from '../features/menu/use-menu-view.ts';
import { promotions } from '../features/promotions/promotions-resource.ts';
import { usePromotion } from '../features/promotions/use-promotion.ts';
import { RatingLink } from '../features/restaurant/rating-link.tsx';
import { currentRestaurant, restaurantOfDishes, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import styles from './menu.module.css';

export function resources({ query }: PageAddress): Resource<unknown>[] {
  return [restaurantOfDishes, categories, late(products), ...(query.get('promo') ? [promotions] : [])];
}

/** All dishes, a category's, a promotion's, or what a search finds (specification section 2, "Menu"). */
export const Component = memo(function MenuPage() {
  return <LaterArea standIn={<LaterMenuSkeleton className={styles.content} />}>{menu}</LaterArea>;
});

/** On the widest screens, three in a row, so many dishes are about 1,900 px high; on phones twice as much. */
const DISHES_BEYOND_ANY_SCREEN = 16;

// A constant element: the page may render again before the dishes are there, and must not disturb the part that waits to hydrate.
const menu = <Menu />;

function Menu() {
  const t = useMessages('menu');
  const { key } = useLocation();
  const restaurant = useRestaurant();
  const { view, search } = useMenuView();
  const dishes = useResource(products);
  const kinds = useResource(categories);
  const { promotion, isPending } = usePromotion(view.promotionId);
  const state = dishes.status === 'ready' && (kinds.status === 'pending' || isPending) ? 'pending' : dishes.status;

  return (
    <div className={`wrap ${styles.layout}`}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{t('title')}</h1>
          {restaurant && <RatingLink restaurant={restaurant} />}
        </div>
        <LaterMenuFacts />
        <MenuSearch key={key} query={view.query} onSearch={search} />
        {promotion && <LaterPromotionBanner name={promotion.name} lang={promotion.lang} />}
        {state === 'ready' && kinds.status === 'failed' && (
          <LaterCategoriesFailed failure={kinds.failure} retry={kinds.reload} />
        )}
      </header>
      {state === 'pending' && <LaterMenuSkeleton className={styles.content} />}
      {state === 'failed' && (
        <LaterMenuFailed className={styles.content} failure={dishes.failure} retry={dishes.reload} />
      )}
      {state === 'ready' && (
        <MenuBody
          products={dishes.data?.products ?? []}
          categories={kinds.data?.categories ?? null}
          promotion={promotion}
          view={view}
          places={{ rail: styles.rail, content: styles.content }}
        />
      )}
      <aside className={styles.side}>
        <LaterMiniCart />
      </aside>
    </div>
  );
}

export function head({ query }: PageAddress, app: AppContext): PageHead {
  const { i18n } = app.messages;
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  const title = i18n._('menu.title');
  if (!restaurant) return { title };
  const dishes = app.resources.peek(products)?.products ?? [];
  const kinds = menuCategories(app.resources.peek(categories)?.categories ?? null, dishes);
  const view = menuView(query);
  const kind = kinds.find(({ _id }) => _id === view.categoryId);
  const names = kinds.map(({ name }) => name).join(', ');
  const texts = {
    title: [kind?.name, title, restaurant.name].filter(Boolean).join(' · '),
    description: kind?.description || i18n._('menu.description', { restaurant: restaurant.name, categories: names }),
  };
  // Only the server's document needs the rest.
  if (!import.meta.env.SSR) return texts;
  const isWhole = !kind && !view.query && !view.promotionId;
  return {
    ...texts,
    indexed: !view.query && !view.promotionId && (view.categoryId === null || kind !== undefined),
    jsonLd:
      kind || view.query
        ? []
        : [menuJsonLd(menuSections(dishes, kinds, menuView(new URLSearchParams())), restaurant, app.origin)],
    farParts: isWhole && dishes.length >= DISHES_BEYOND_ANY_SCREEN,
  };
}
