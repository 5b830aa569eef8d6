import { expect, it } from 'vitest';
import { ALL_REVIEWS, readReviewsFilter, reviewsAddress } from './reviews-filter.ts';

const read = (query: string) => readReviewsFilter(new URLSearchParams(query));

it('finds in the address what it put there', () => {
  const filter = { rating: 4, sort: 'highest', page: 3 } as const;
  expect(read(reviewsAddress(filter).split('?')[1] ?? '')).toEqual(filter);
});

it('leaves defaults out', () => {
  expect(reviewsAddress(ALL_REVIEWS)).toBe('/reviews');
});

it('takes the default for what an address cannot mean', () => {
  expect(read('rating=2&sort=loudest&page=-1')).toEqual(ALL_REVIEWS);
});
