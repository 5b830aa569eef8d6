import { StaffReviews } from '../features/reviews/staff-reviews.tsx';

/** What customers say, and what the restaurant answers. */
export function Component() {
  return <StaffReviews />;
}
