import { useLocation } from 'react-router';
import { type AppContext, useMessages, useResource } from '../app/app-context.ts';
import type { PageAddress, PageHead } from '../app/page.ts';
import type { Resource } from '../app/resources.ts';
import { MenuBody } from '../features/menu/menu-body.tsx';
import { MenuFacts } from '../features/menu/menu-facts.tsx';
import { menuJsonLd } from '../features/menu/menu-json-ld.ts';
import { categories, products } from '../features/menu/menu-resources.ts';
import { MenuSearch } from '../features/menu/menu-search.tsx';
import { menuCategories, menuSections } from '../features/menu/menu-sections.ts';
import { MenuSkeleton } from '../features/menu/menu-skeleton.tsx';
import { CategoriesFailed, MenuFailed } from '../features/menu/menu-states.tsx';
import { MiniCart } from '../features/menu/mini-cart.tsx';
import { PromotionBanner } from '../features/menu/promotion-banner.tsx';
import { menuView, useMenuView } from '../features/menu/use-menu-view.ts';
import { promotions } from '../features/promotions/promotions-resource.ts';
import { usePromotion } from '../features/promotions/use-promotion.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import styles from './menu.module.css';

export function resources({ query }: PageAddress): Resource<unknown>[] {
  return [categories, products, ...(query.get('promo') ? [promotions] : [])];
}

/** All dishes, a category's, a promotion's, or what a search finds (specification section 2, "Menu"). */
export function Component() {
  const t = useMessages('menu');
  const restaurant = useRestaurant();
  const { key } = useLocation();
  const { view, search } = useMenuView();
  const dishes = useResource(products);
  const kinds = useResource(categories);
  const { promotion, isPending } = usePromotion(view.promotionId);
  const state = dishes.status === 'ready' && (kinds.status === 'pending' || isPending) ? 'pending' : dishes.status;

  return (
    <div className={`wrap ${styles.layout}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {restaurant && <MenuFacts restaurant={restaurant} />}
        <MenuSearch key={key} query={view.query} onSearch={search} />
        {promotion && <PromotionBanner name={promotion.name} lang={promotion.lang} />}
        {state === 'ready' && kinds.status === 'failed' && (
          <CategoriesFailed failure={kinds.failure} retry={kinds.reload} />
        )}
      </header>
      {state === 'pending' && <MenuSkeleton className={styles.content} />}
      {state === 'failed' && <MenuFailed className={styles.content} failure={dishes.failure} retry={dishes.reload} />}
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
        <MiniCart />
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
  return {
    title: [kind?.name, title, restaurant.name].filter(Boolean).join(' · '),
    description: i18n._('menu.description', { restaurant: restaurant.name, categories: names }),
    indexed: !view.query && !view.promotionId,
    jsonLd:
      kind || view.query
        ? []
        : [menuJsonLd(menuSections(dishes, kinds, menuView(new URLSearchParams())), restaurant, app.origin)],
  };
}
