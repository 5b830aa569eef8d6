import { useState } from 'react';
import { listStaffReviews } from '../../../../contract/endpoints/staff-reviews.ts';
import type { StaffReviewsPage } from '../../../../contract/staff/staff-reviews.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { queryOf, type ReviewsChoice, StaffReviewsFilter } from './reviews-filter.tsx';
import { StaffReviewCard } from './staff-review-card.tsx';
import styles from './staff-reviews.module.css';

/** The restaurant's reviews, a page at a time. */
export function StaffReviews() {
  const t = useMessages('staff-reviews');
  const { call } = useStaff();
  const [filter, setFilter] = useState<ReviewsChoice>({ shows: 'shown', order: 'newest', page: 1 });
  const record = useRecord(`reviews/${JSON.stringify(filter)}`, () =>
    call(listStaffReviews, { query: queryOf(filter), quiet: true }),
  );
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      before={
        <StaffReviewsFilter filter={filter} onChange={(changes) => setFilter({ ...filter, page: 1, ...changes })} />
      }
    >
      {(page) => <Found page={page} record={record} onPage={(number) => setFilter({ ...filter, page: number })} />}
    </RecordPage>
  );
}

interface FoundProps {
  page: StaffReviewsPage;
  record: RecordState<StaffReviewsPage>;
  onPage(page: number): void;
}

function Found({ page, record, onPage }: FoundProps) {
  const t = useMessages('staff-reviews');
  const reviews = useMessages('reviews');
  if (page.reviews.length === 0)
    return <EmptyState framed emoji="star" title={t('none_title')} text={t('none_text')} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {reviews('found', { count: page.totalReviews })}
      </p>
      <h2 className="visually-hidden">{reviews('reviews')}</h2>
      <ul className={styles.list}>
        {page.reviews.map((review) => (
          <li key={review._id}>
            <StaffReviewCard
              review={review}
              onChanged={(changed) =>
                record.take({
                  ...page,
                  reviews: page.reviews.map((each) => (each._id === changed._id ? changed : each)),
                })
              }
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page.currentPage}
        pages={page.totalPages}
        onChange={onPage}
        labels={{
          group: reviews('pages'),
          previous: reviews('previous_page'),
          next: reviews('next_page'),
          page: (number) => reviews('page', { page: number }),
        }}
      />
    </>
  );
}
