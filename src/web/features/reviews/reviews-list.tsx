import type { ReviewsPage } from '../../../contract/reviews.ts';
import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';
import { ReviewCard } from './review-card.tsx';
import { ALL_REVIEWS, type ReviewsFilter, reviewsAddress } from './reviews-filter.ts';
import styles from './reviews-list.module.css';

/** One page of reviews, with the pagination. */
export function ReviewsList({ page, filter }: { page: ReviewsPage; filter: ReviewsFilter }) {
  const t = useMessages('reviews');
  return (
    <div className={styles.around}>
      <p className="visually-hidden" role="status">
        {t('found', { count: page.totalReviews })}
      </p>
      <ul className={styles.list}>
        {page.reviews.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page.currentPage}
        pages={page.totalPages}
        to={(number) => reviewsAddress({ ...filter, page: number })}
        labels={{
          group: t('pages'),
          previous: t('previous_page'),
          next: t('next_page'),
          page: (number) => t('page', { page: number }),
        }}
      />
    </div>
  );
}

/** There are no reviews, or none that match the filter. */
export function NoReviews({ filter }: { filter: ReviewsFilter }) {
  const t = useMessages('reviews');
  if (filter.rating === null && filter.page === ALL_REVIEWS.page) {
    return <EmptyState framed emoji="star" title={t('empty_title')} text={t('empty_text')} />;
  }
  return (
    <EmptyState
      framed
      emoji="magnifier"
      title={t('none_found_title')}
      action={
        <ButtonLink variant="outline" to="/reviews">
          {t('show_all')}
        </ButtonLink>
      }
    />
  );
}
