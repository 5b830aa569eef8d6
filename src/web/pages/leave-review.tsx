import { useState } from 'react';
import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { LeaveReviewForm } from '../features/reviews/leave-review-form.tsx';
import { ReviewThanks } from '../features/reviews/review-thanks.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './leave-review.module.css';

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [app.messages.i18n._('reviews.leave'), restaurant?.name].filter(Boolean).join(' · ') };
};

/** A customer's own words on an order (specification section 2, `/leave-review`). */
export function Component() {
  const t = useMessages('reviews');
  const restaurant = useRestaurant();
  const [isSent, setSent] = useState(false);
  if (!restaurant) return null;
  if (isSent) return <ReviewThanks restaurant={restaurant.name} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('leave')}</h1>
        <p className="muted">{t('leave_text', { restaurant: restaurant.name })}</p>
      </header>
      <Panel>
        <LeaveReviewForm restaurantId={restaurant._id} onSent={() => setSent(true)} />
      </Panel>
    </div>
  );
}
