import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApp, useHydrated, useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { OrderToReview } from '../features/orders/list/order-to-review.tsx';
import { myOrder } from '../features/orders/order-resources.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { LeaveReviewForm } from '../features/reviews/leave-review-form.tsx';
import { ReviewThanks } from '../features/reviews/review-thanks.tsx';
import type { Elements } from '../ui/content.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './leave-review.module.css';

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [app.messages.i18n._('reviews.leave'), restaurant?.name].filter(Boolean).join(' · ') };
};

/** The form in which a customer reviews an order (specification section 2, `/leave-review`). */
export function Component() {
  const t = useMessages('reviews');
  const restaurant = useRestaurant();
  const { resources } = useApp();
  const [query] = useSearchParams();
  // The server's document is the same for every query, so that the query must not count before hydration.
  const orderId = useHydrated() ? query.get('orderId') : null;
  const [isSent, setSent] = useState(false);
  if (!restaurant) return null;
  if (isSent) return <ReviewThanks restaurant={restaurant.name} />;

  function thank(): void {
    if (orderId) {
      const resource = myOrder(orderId, resources);
      const order = resources.peek(resource)?.order;
      if (order) resources.set(resource, { order: { ...order, isReviewed: true } });
    }
    setSent(true);
  }
  const form = (order: Elements) => (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('leave')}</h1>
        <p className="muted">{t('leave_text', { restaurant: restaurant.name })}</p>
        {order}
      </header>
      <Panel>
        <LeaveReviewForm restaurantId={restaurant._id} onSent={thank} />
      </Panel>
    </div>
  );
  return <OrderToReview orderId={orderId}>{form}</OrderToReview>;
}
