import { useLocation } from 'react-router';
import { useHydrated } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import type { PageModule } from '../app/page.ts';
import { LazyKeepOrder } from '../features/account/lazy-keep-order.tsx';
import { keptLink, toldLink } from '../features/orders/kept-link.ts';
import { OrderSkeleton } from '../features/orders/page/order-skeleton.tsx';
import { LinkOver, TrackedOrder } from '../features/orders/page/tracked-order.tsx';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './order-details.module.css';
import track from './track.module.css';

// Only orders that were handed over.
const LazyReview = lazyPart<{ link: string }>(() =>
  import('../features/reviews/review-by-link.tsx').then((file) => file.ReviewByLink),
);

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [app.messages.i18n._('order.page_title'), restaurant?.name].filter(Boolean).join(' · ') };
};

/** The page of a tracking link. Its token is in the fragment, which the server never sees: it renders the page without the order. */
export function Component() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const named = hash.slice(1);
  const token = isHydrated ? (toldLink(named) ?? (named || keptLink())) : named;
  return (
    <div className={classNames('wrap', styles.page, track.page)}>
      {!isHydrated ? (
        <OrderSkeleton />
      ) : token ? (
        <TrackedOrder
          key={token}
          token={token}
          keep={(order) => <LazyKeepOrder order={order} link={token} />}
          review={<LazyReview link={token} />}
        />
      ) : (
        <LinkOver />
      )}
    </div>
  );
}
