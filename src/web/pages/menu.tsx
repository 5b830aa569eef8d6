import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Resource } from '../app/api/resource.ts';
import { type AppContext, useApp, useMessages, useResource } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import type { PageAddress, PageHead } from '../app/page.ts';
import { INSTEAD_OF } from '../features/cart/plain-deal-address.ts';
import { promotions } from '../features/cart/promotions-resource.ts';
import { usePromotion } from '../features/cart/use-promotion.ts';
import type { PlainDealProps } from '../features/menu/deals/plain-deal.tsx';
import { lateMenu, menuStates } from '../features/menu/list/late-menu.ts';
import { MenuBody } from '../features/menu/list/menu-body.tsx';
import { MenuSearch } from '../features/menu/list/menu-search.tsx';
import { menuView, useMenuView } from '../features/menu/list/use-menu-view.ts';
import { menuJsonLd } from '../features/menu/menu-json-ld.ts';
import { categories, mostOrdered, productsResource } from '../features/menu/menu-resources.ts';
import { menuCategories, menuSections } from '../features/menu/menu-sections.ts';
import { RatingLink } from '../features/restaurant/rating-link.tsx';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import styles from './menu.module.css';

export function resources({ query }: PageAddress): Resource<unknown>[] {
  return [categories, productsResource, query.get('promo') ? promotions : mostOrdered];
}

const LazyMenuSkeleton = lazyPart<{ className: string | undefined }>(async () => (await menuStates()).MenuSkeleton);
const LazyMenuFailed = lazyPart(async () => (await menuStates()).MenuFailed);
const LazyCategoriesFailed = lazyPart(async () => (await menuStates()).CategoriesFailed);
const LazyMenuFacts = lazyPart(async () => (await lateMenu()).MenuFacts);
const LazyPromotionBanner = lazyPart(async () => (await lateMenu()).PromotionBanner);
const LazyFoodFilter = lazyPart(async () => (await lateMenu()).FoodFilter);
const LazyMiniCart = lazyPart(async () => (await lateMenu()).MiniCart);

/** All dishes, a category's, a promotion's, or what a search finds (specification section 2, "Menu"). */
export function Component() {
  // A boundary, so that many dishes do not hydrate in one task with all that surrounds them.
  return <Suspense>{import.meta.env.SSR ? <MenuOrDeal /> : <Menu />}</Suspense>;
}

/** Only the server has it: a browser that runs scripts shows a dialog instead. */
const LazyPlainDeal =
  import.meta.env.SSR &&
  lazyPart<PlainDealProps>(async () => (await import('../features/menu/deals/plain-deal.tsx')).PlainDeal);

/** Without scripts, a deal is chosen on the menu's page, in place of the menu. */
function MenuOrDeal() {
  const { plain } = useApp();
  const [query] = useSearchParams();
  const dealId = plain && query.get('deal');
  return dealId && LazyPlainDeal ? (
    <LazyPlainDeal dealId={dealId} of={query.get(INSTEAD_OF)}>
      <Menu />
    </LazyPlainDeal>
  ) : (
    <Menu />
  );
}

function Menu() {
  const t = useMessages('menu');
  const { key } = useLocation();
  const restaurant = useRestaurant();
  const { view, search } = useMenuView();
  const dishes = useResource(productsResource);
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
        <LazyMenuFacts />
        <MenuSearch key={key} query={view.query} onSearch={search} />
        <div className={styles.filter}>
          <LazyFoodFilter />
        </div>
        {promotion && <LazyPromotionBanner name={promotion.name} lang={promotion.lang} />}
        {state === 'ready' && kinds.status === 'failed' && (
          <LazyCategoriesFailed failure={kinds.failure} retry={kinds.reload} />
        )}
      </header>
      {state === 'pending' && <LazyMenuSkeleton className={styles.content} />}
      {state === 'failed' && (
        <LazyMenuFailed className={styles.content} failure={dishes.failure} retry={dishes.reload} />
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
        <LazyMiniCart />
      </aside>
    </div>
  );
}

export function head({ query }: PageAddress, app: AppContext): PageHead {
  const { i18n } = app.messages;
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  const title = i18n._('menu.title');
  if (!restaurant) return { title };
  const { products: dishes = [], deals = [] } = app.resources.peek(productsResource) ?? {};
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
  return {
    ...texts,
    indexed:
      !view.query && !view.promotionId && view.diets.length === 0 && (view.categoryId === null || kind !== undefined),
    jsonLd:
      kind || view.query
        ? []
        : [
            menuJsonLd(
              { sections: menuSections(dishes, kinds, menuView(new URLSearchParams())), deals },
              restaurant,
              app.origin,
            ),
          ],
  };
}
