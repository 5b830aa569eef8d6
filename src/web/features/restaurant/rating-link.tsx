import { Link } from 'react-router';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { ratingText } from '../../app/rating-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Stars } from '../../ui/signs/stars.tsx';
import styles from './rating-link.module.css';

/** What customers say in one line, which leads to their reviews. Nothing where there are none. */
export function RatingLink({ restaurant, className }: { restaurant: Restaurant; className?: string | undefined }) {
  const t = useMessages('shell');
  const language = useLanguage();
  const { averageRating, totalReviews } = restaurant;
  if (totalReviews === 0) return null;
  const rating = ratingText(averageRating, language);
  return (
    <Link to="/reviews" className={classNames(styles.rating, className)} viewTransition>
      <Stars value={averageRating} label={t('rated', { rating })} size="sm" />
      <b aria-hidden>{rating}</b>
      <span>{t('review_count', { count: totalReviews })}</span>
    </Link>
  );
}
