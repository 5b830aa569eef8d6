import type { Order } from '../../../../contract/orders.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import type { Resource } from '../../../app/api/resource.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE, dateTime } from '../../../app/format/format.ts';
import { useOwn } from '../../../app/session/use-own.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { myOrder } from '../order-resources.ts';
import styles from './order-to-review.module.css';

const NO_ORDER: Resource<{ order: Order | null }> = {
  key: 'my/order/none',
  fetch: async () => ({ ok: true, data: { order: null }, etag: null }),
};

interface OrderToReviewProps {
  /** Null: the address names none, and the server takes the newest order that is not reviewed yet. */
  orderId: string | null;
  /** Renders the form around the order's line, unless the order does not exist or was reviewed already. */
  children(order: Elements): Elements;
}

/** Checks the order that the address names before a review is written: it must exist, and not have been reviewed. */
export function OrderToReview({ orderId, children }: OrderToReviewProps) {
  const t = useMessages('reviews');
  const { resources } = useApp();
  const { data, failure } = useOwn(orderId ? myOrder(orderId, resources) : NO_ORDER);
  const order = data?.order;
  const isMissing = failure?.kind === 'problem' && failure.status === 404;
  if (order?.isReviewed) return <NothingToReview title={t('already_reviewed')} />;
  if (isMissing) return <NothingToReview title={refusalText(failure)} />;
  return children(orderId && <p className={styles.order}>{order && <OrderLine order={order} />}</p>);
}

function OrderLine({ order }: { order: Order }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const zone = useRestaurant()?.timezone ?? 'UTC';
  return (
    <>
      <b>{t('order', { number: order.orderNumber })}</b>
      <span>{`, ${dateTime(order.createdAt, zone, language, DATE)}: `}</span>
      <span lang={order.lang}>
        {Object.entries(order.items).map(([place, { productName, lang }]) => (
          <span key={place} lang={lang}>
            {place === '0' ? productName : `, ${productName}`}
          </span>
        ))}
      </span>
    </>
  );
}

function NothingToReview({ title }: { title: string }) {
  const t = useMessages('reviews');
  return (
    <EmptyState
      level={1}
      emoji="magnifier"
      title={title}
      action={
        <>
          <ButtonLink to="/reviews" viewTransition>
            {t('see_reviews')}
          </ButtonLink>
          <ButtonLink to="/orders" variant="outline" viewTransition>
            {t('to_orders')}
          </ButtonLink>
        </>
      }
    />
  );
}
