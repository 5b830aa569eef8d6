import { useState } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { Panel } from '../../ui/panel.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { LeaveReviewForm } from './leave-review-form.tsx';

/** Asks whoever ordered how it was, on the page of their order: a guest has no other way to say it. */
export function ReviewByLink({ link }: { link: string }) {
  const t = useMessages('reviews');
  const restaurant = useRestaurant();
  const [isSent, setSent] = useState(false);
  if (!restaurant) return null;
  return (
    <Panel title={t('leave')}>
      {isSent ? (
        <p role="status">{t('thanks_text', { restaurant: restaurant.name })}</p>
      ) : (
        <LeaveReviewForm restaurantId={restaurant._id} link={link} onSent={() => setSent(true)} />
      )}
    </Panel>
  );
}
