import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useApp, useMessages, useResource } from '../app/app-context.ts';
import { later } from '../app/later.tsx';
import type { PageModule } from '../app/page.ts';
import { breadcrumbsJsonLd } from '../features/restaurant/breadcrumbs-json-ld.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { DEFAULT_FILTER, readFilter, reviewsAddress } from '../features/reviews/reviews-filter.ts';
import { reviewsJsonLd } from '../features/reviews/reviews-json-ld.ts';
import { ReviewsList } from '../features/reviews/reviews-list.tsx';
import { reviewsPage } from '../features/reviews/reviews-resource.ts';
import styles from './reviews.module.css';

export const resources: PageModule['resources'] = ({ query }, app) => [reviewsPage(readFilter(query), app)];

export const head: PageModule['head'] = ({ query }, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const { i18n } = app.messages;
  const filter = readFilter(query);
  const reviews = app.resources.peek(reviewsPage(filter, app))?.data.reviews ?? [];
  const title = i18n._('reviews.title', { restaurant: restaurant.name });
  const steps = [
    [i18n._('shell.home'), '/'],
    [title, '/reviews'],
  ] as const;
  return {
    title,
    description: i18n._('reviews.description', { restaurant: restaurant.name, city: restaurant.address.city }),
    indexed: reviewsAddress(filter) === reviewsAddress(DEFAULT_FILTER),
    ...(import.meta.env.SSR && {
      jsonLd: [reviewsJsonLd(restaurant, reviews, app.origin), breadcrumbsJsonLd(app.origin, steps)],
    }),
  };
};

const parts = () => import('./reviews/parts.later.tsx');
const LaterFailed = later(async () => (await parts()).ReviewsFailed);
const LaterFilters = later(async () => (await parts()).ReviewsFilters);
const LaterNoReviews = later(async () => (await parts()).NoReviews);
const LaterPending = later(async () => (await parts()).ReviewsPending);
const LaterSummary = later(async () => (await parts()).Summary);

/** What customers say, and what the restaurant answers (specification section 2, "Reviews"). */
export function Component() {
  const t = useMessages('reviews');
  const app = useApp();
  const restaurant = useRestaurant();
  const [query] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const { status, data, failure, reload } = useResource(reviewsPage(filter, app));
  if (!restaurant) return null;
  const isEmpty = data?.data.reviews.length === 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title', { restaurant: restaurant.name })}</h1>
      <div className={styles.columns}>
        <div className={styles.side}>
          <LaterSummary />
        </div>
        <section className={styles.reviews} aria-labelledby="reviews-title">
          <h2 id="reviews-title" className="visually-hidden">
            {t('reviews')}
          </h2>
          <LaterFilters filter={filter} />
          {status === 'pending' && <LaterPending />}
          {status === 'failed' && <LaterFailed failure={failure} retry={reload} />}
          {status === 'ready' && isEmpty && <LaterNoReviews filter={filter} />}
          {status === 'ready' && data && !isEmpty && <ReviewsList page={data.data} filter={filter} />}
        </section>
      </div>
    </div>
  );
}
