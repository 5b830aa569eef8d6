import { useState } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderFailed } from './order-states.tsx';
import { OrderView } from './order-view.tsx';
import { useTrackedOrder } from './use-tracked-order.ts';

interface TrackedOrderProps {
  token: string;
  /** How a guest brings the order to an account. */
  keep(order: Order): Elements;
  /** How whoever ordered says how it was. */
  review: Elements;
}

/** The order of a tracking link: live, its receipt, and how to cancel it. */
export function TrackedOrder({ token, keep, review }: TrackedOrderProps) {
  const { data, status, failure, live, reload } = useTrackedOrder(token);
  // It stays for its thanks: once the review is there, the link may give none.
  const [mayReview, setMayReview] = useState(false);
  if (data?.mayReview && !mayReview) setMayReview(true);
  if (status === 'failed' && failure?.kind === 'problem' && failure.status < 500) return <LinkOver />;
  if (status === 'failed') return <OrderFailed failure={failure} retry={reload} />;
  return data?.order ? (
    <OrderView
      order={data.order}
      live={live}
      link={token}
      mayAgree={data.mayAgree ?? false}
      keep={data.isKeepable && keep(data.order)}
      review={mayReview && review}
    />
  ) : (
    <OrderSkeleton />
  );
}

/** The link is unknown, turned off or too old. */
export function LinkOver() {
  const t = useMessages('order');
  return (
    <EmptyState
      emoji="magnifier"
      level={1}
      title={t('link_over_title')}
      text={t('link_over_text')}
      action={
        <ButtonLink to="/contact" before="phone" viewTransition>
          {t('contact_restaurant')}
        </ButtonLink>
      }
    />
  );
}
