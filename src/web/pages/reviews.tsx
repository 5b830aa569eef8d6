import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useApp, useMessages, useResource } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { breadcrumbsJsonLd } from '../features/restaurant/breadcrumbs-json-ld.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { RatingSummary } from '../features/reviews/rating-summary.tsx';
import { ALL_REVIEWS, readReviewsFilter, reviewsAddress } from '../features/reviews/reviews-filter.ts';
import { ReviewsFilters } from '../features/reviews/reviews-filters.tsx';
import { reviewsJsonLd } from '../features/reviews/reviews-json-ld.ts';
import { NoReviews, ReviewsList } from '../features/reviews/reviews-list.tsx';
import { reviewsPage } from '../features/reviews/reviews-resource.ts';
import { ReviewsFailed, ReviewsPending } from '../features/reviews/reviews-states.tsx';
import styles from './reviews.module.css';

export const resources: PageModule['resources'] = ({ query }, app) => [reviewsPage(readReviewsFilter(query), app)];

export const head: PageModule['head'] = ({ query }, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const { i18n } = app.messages;
  const filter = readReviewsFilter(query);
  const reviews = app.resources.peek(reviewsPage(filter, app))?.data.reviews ?? [];
  const title = i18n._('reviews.title', { restaurant: restaurant.name });
  const steps = [
    [i18n._('shell.home'), '/'],
    [title, '/reviews'],
  ] as const;
  return {
    title,
    description: i18n._('reviews.description', { restaurant: restaurant.name, city: restaurant.address.city }),
    indexed: reviewsAddress(filter) === reviewsAddress(ALL_REVIEWS),
    ...(import.meta.env.SSR && {
      jsonLd: [reviewsJsonLd(restaurant, reviews, app.origin), breadcrumbsJsonLd(app.origin, steps)],
    }),
  };
};

/** What customers say, and what the restaurant answers (specification section 2, "Reviews"). */
export function Component() {
  const t = useMessages('reviews');
  const app = useApp();
  const restaurant = useRestaurant();
  const [query] = useSearchParams();
  const filter = useMemo(() => readReviewsFilter(query), [query]);
  const { status, data, failure, reload } = useResource(reviewsPage(filter, app));
  if (!restaurant) return null;
  const isEmpty = data?.data.reviews.length === 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title', { restaurant: restaurant.name })}</h1>
      <div className={styles.columns}>
        <div className={styles.side}>
          <RatingSummary restaurant={restaurant} />
        </div>
        <section className={styles.reviews} aria-labelledby="reviews-title">
          <h2 id="reviews-title" className="visually-hidden">
            {t('reviews')}
          </h2>
          <ReviewsFilters filter={filter} />
          {status === 'pending' && <ReviewsPending />}
          {status === 'failed' && <ReviewsFailed failure={failure} retry={reload} />}
          {status === 'ready' && isEmpty && <NoReviews filter={filter} />}
          {status === 'ready' && data && !isEmpty && <ReviewsList page={data.data} filter={filter} />}
        </section>
      </div>
    </div>
  );
}
