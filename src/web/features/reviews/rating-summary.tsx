import type { Restaurant } from '../../../contract/restaurants.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { ratingText } from '../../app/rating-text.ts';
import { useStore } from '../../app/storage/store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Stars } from '../../ui/signs/stars.tsx';
import styles from './rating-summary.module.css';

/** The average rating, the number of reviews, and the button to write one. */
export function RatingSummary({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const { averageRating, totalReviews } = restaurant;
  const average = ratingText(averageRating, language);
  return (
    <Panel className={styles.summary}>
      {totalReviews > 0 ? (
        <>
          <p className={styles.average}>{average}</p>
          <Stars value={averageRating} label={t('rated', { rating: average })} size="lg" />
          <p className="muted">{t('based_on', { count: totalReviews })}</p>
        </>
      ) : (
        <p className={styles.none}>{t('none_yet')}</p>
      )}
      <LeaveReview restaurantId={restaurant._id} />
    </Panel>
  );
}

/** Reserves the button's place until hydration, because the server does not know whether the visitor is signed in. */
function LeaveReview({ restaurantId }: { restaurantId: string }) {
  const t = useMessages('reviews');
  const { status } = useStore(useApp().session.state);
  if (status === 'signed-in') {
    return (
      <ButtonLink
        to={`/leave-review?restaurantId=${restaurantId}`}
        before="star"
        full
        className={styles.action}
        viewTransition
      >
        {t('leave')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to="/auth/login?redirect=/reviews"
      before="user"
      variant="outline"
      full
      className={styles.action}
      data-unknown={status === 'unknown' || undefined}
    >
      {t('login')}
    </ButtonLink>
  );
}
