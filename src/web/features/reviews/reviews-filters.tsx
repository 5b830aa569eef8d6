import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import {
  REVIEW_RATINGS,
  REVIEW_SORT_NAMES,
  REVIEW_SORTS,
  type ReviewRating,
  type ReviewSort,
  type ReviewsFilter,
  reviewsAddress,
} from './reviews-filter.ts';
import styles from './reviews-filters.module.css';

/** Rating, sort and order. Links and a GET form: they work without script. A change starts again at page 1. */
export function ReviewsFilters({ filter }: { filter: ReviewsFilter }) {
  const t = useMessages('reviews');
  const navigate = useNavigate();
  const { sortOrder, opposite } = REVIEW_SORTS[filter.sort];
  // Optimistic: the address changes a moment later, and the select must not jump back until then.
  const [chosen, setChosen] = useState(filter.sort);
  const [shown, setShown] = useState(filter.sort);
  if (shown !== filter.sort) {
    setShown(filter.sort);
    setChosen(filter.sort);
  }
  const address = (change: Partial<ReviewsFilter>) => reviewsAddress({ ...filter, ...change, page: 1 });

  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <ul className={styles.ratings} aria-label={t('filter_by_rating')}>
        {REVIEW_RATINGS.map((rating) => (
          <li key={rating}>
            <Link
              to={address({ rating })}
              className={styles.rating}
              aria-current={rating === filter.rating ? 'true' : undefined}
              preventScrollReset
            >
              {t(ratingKey(rating))}
            </Link>
          </li>
        ))}
      </ul>
      <form className={styles.sort} action="/reviews">
        {filter.rating !== null && <input type="hidden" name="rating" value={filter.rating} />}
        <SelectField
          label={t('sort_by')}
          hideLabel
          shape="pill"
          name="sort"
          value={chosen}
          options={REVIEW_SORT_NAMES.map((sort) => ({ value: sort, label: t(`sort_${sort}`) }))}
          onChange={(event) => {
            const sort = event.currentTarget.value as ReviewSort;
            setChosen(sort);
            void navigate(address({ sort }), { preventScrollReset: true });
          }}
        />
        <noscript>
          <Button type="submit" size="sm" variant="outline">
            {t('apply')}
          </Button>
        </noscript>
        <IconLink
          to={address({ sort: opposite })}
          icon={sortOrder === 'desc' ? 'arrow-down-wide-narrow' : 'arrow-up-narrow-wide'}
          label={t('reverse', { order: t(`sort_${opposite}`) })}
          variant="outline"
          preventScrollReset
        />
      </form>
    </search>
  );
}

function ratingKey(rating: ReviewRating) {
  return rating === null ? 'all_ratings' : (`rating_${rating}` as const);
}
