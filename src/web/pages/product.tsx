import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Resource } from '../app/api/resource.ts';
import { type AppContext, useApp, useHydrated, useMessages, useResource } from '../app/app-context.ts';
import type { PageAddress, PageHead } from '../app/page.ts';
import { type CartItem, cart } from '../features/cart/cart-store.ts';
import { plainLineToChange } from '../features/cart/plain-line-address.ts';
import { BackToMenu } from '../features/menu/dish/back-to-menu.tsx';
import { productJsonLd } from '../features/menu/dish/product-json-ld.ts';
import { ProductFailed, ProductMissing } from '../features/menu/dish/product-states.tsx';
import { PRODUCT_PICTURE_SIZES, ProductView } from '../features/menu/dish/product-view.tsx';
import { productResource, showKnownProduct } from '../features/menu/menu-resources.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Spinner } from '../ui/signs/spinner.tsx';
import styles from './product.module.css';

export function resources({ params }: PageAddress, { resources }: AppContext): Resource<unknown>[] {
  const id = params['productId'] ?? '';
  showKnownProduct(resources, id);
  // A dish that the menu has brought opens at once; the page revalidates it when it shows (`useResource`).
  return resources.peek(productResource(id)) ? [] : [productResource(id)];
}

/** A dish's page (specification section 2, "Product details"). */
export function Component() {
  const t = useMessages('product');
  const { productId = '' } = useParams();
  const restaurant = useRestaurant();
  const { status, data, failure, reload } = useResource(productResource(productId));
  const line = useLineToChange(productId);
  if (status === 'ready' && data?.product && restaurant) {
    return (
      <div className="wrap">
        <ProductView
          key={`${productId} ${line?.signature}`}
          product={data.product}
          currency={restaurant.currency}
          line={line}
        />
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.states}`}>
      <h1 className="visually-hidden">{t('fallback_title')}</h1>
      <BackToMenu />
      {status === 'pending' && <Spinner label={t('loading')} />}
      {status === 'failed' && !isMissing(failure) && <ProductFailed failure={failure} retry={reload} />}
      {(status === 'ready' || isMissing(failure)) && <ProductMissing />}
    </div>
  );
}

/**
 * The cart's line whose link led here, as it was then: saving gives it another signature. Only once the page is hydrated, for the
 * server knows no cart.
 */
function useLineToChange(productId: string): CartItem | undefined {
  const isHydrated = useHydrated();
  const { plain } = useApp();
  const { state, search }: { state: { line?: string } | null; search: string } = useLocation();
  const signature = state?.line;
  const kept = useMemo(
    () =>
      isHydrated
        ? cart.get().items.find((line) => line.signature === signature && line.productId === productId)
        : undefined,
    [isHydrated, signature, productId],
  );
  return import.meta.env.SSR && plain ? plainLineToChange(plain, productId, new URLSearchParams(search)) : kept;
}

function isMissing(failure: ReturnType<typeof useResource>['failure']): boolean {
  return failure?.kind === 'problem' && failure.status === 404;
}

export function head({ params }: PageAddress, app: AppContext): PageHead {
  const { i18n } = app.messages;
  const resource = productResource(params['productId'] ?? '');
  const dish = app.resources.peek(resource)?.product;
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  const state = app.resources.state(resource);
  if (!dish || !restaurant || state.status === 'failed') {
    return { title: i18n._('product.fallback_title'), ...(isMissing(state.failure) && { status: 404 }) };
  }
  const names = { home: i18n._('product.home'), menu: i18n._('product.menu') };
  return {
    title: `${dish.name} · ${restaurant.name}`,
    description: dish.description,
    indexed: true,
    ...(import.meta.env.SSR && { jsonLd: productJsonLd(dish, restaurant, app.origin, names) }),
    ...(dish.image && { image: dish.image.src, preload: [{ avif: dish.image.avif, sizes: PRODUCT_PICTURE_SIZES }] }),
  };
}
