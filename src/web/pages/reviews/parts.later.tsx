import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { RatingSummary } from '../../features/reviews/rating-summary.tsx';

export { ReviewsFilters } from '../../features/reviews/reviews-filters.tsx';
export { NoReviews } from '../../features/reviews/reviews-list.tsx';
export { ReviewsFailed, ReviewsPending } from '../../features/reviews/reviews-states.tsx';

/** The restaurant's average. */
export function Summary() {
  const restaurant = useRestaurant();
  return restaurant && <RatingSummary restaurant={restaurant} />;
}
