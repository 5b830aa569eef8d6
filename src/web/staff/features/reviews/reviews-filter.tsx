import type { StaffReviewsQuery } from '../../../../contract/staff/staff-reviews.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './reviews-filter.module.css';

const SHOWS = ['shown', 'unanswered', 'hidden'] as const;
const ORDERS = ['newest', 'lowest', 'highest'] as const;

export interface ReviewsChoice {
  shows: (typeof SHOWS)[number];
  order: (typeof ORDERS)[number];
  page: number;
}

interface ReviewsFilterProps {
  filter: ReviewsChoice;
  onChange(changes: Partial<ReviewsChoice>): void;
}

/** The filter and the sorting of reviews. */
export function StaffReviewsFilter({ filter, onChange }: ReviewsFilterProps) {
  const t = useMessages('staff-reviews');
  const reviews = useMessages('reviews');
  return (
    <div className={styles.filter}>
      <Segmented
        label={reviews('filters')}
        name="shows"
        value={filter.shows}
        onChange={(shows) => onChange({ shows })}
        options={SHOWS.map((value) => ({ value, label: t(value) }))}
        className={styles.shows}
      />
      <SelectField
        label={reviews('sort_by')}
        hideLabel
        shape="pill"
        value={filter.order}
        onChange={({ currentTarget }) => onChange({ order: currentTarget.value as ReviewsChoice['order'] })}
        options={ORDERS.map((value) => ({ value, label: reviews(`sort_${value}`) }))}
        className={styles.order}
      />
    </div>
  );
}

/** The filter as a query of the API. */
export function queryOf({ shows, order, page }: ReviewsChoice): Partial<StaffReviewsQuery> {
  return {
    page,
    limit: 20,
    isVisible: shows === 'hidden' ? 'false' : 'true',
    ...(shows === 'unanswered' && { isAnswered: 'false' as const }),
    sortBy: order === 'newest' ? 'createdAt' : 'rating',
    sortOrder: order === 'lowest' ? 'asc' : 'desc',
  };
}
