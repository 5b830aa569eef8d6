import { Link } from 'react-router';
import type { Order } from '../../../../contract/orders.ts';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { isCancellableByCustomer, isReviewable } from '../../../../domain/orders/order-status.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { hasSession } from '../../../app/session/session.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { restaurantOf } from '../order-restaurant.ts';
import { dateAndTime } from '../order-time.ts';
import { useOrderClock } from '../use-order-clock.ts';
import styles from './order-header.module.css';
import { useCancelOrder } from './use-cancel-order.ts';

/** The order's number and date, and the actions that only its status allows. */
export function OrderHeader({ order }: { order: Order }) {
  const t = useMessages('order');
  const { plain } = useApp();
  const restaurant = restaurantOf(order, useRestaurant());
  const review = new URLSearchParams({ orderId: order._id, restaurantId: restaurant.id ?? '' });
  return (
    <header>
      {!(import.meta.env.SSR && plain) && <BackToOrders />}
      <div className={styles.row}>
        <OrderTitle order={order} />
        <div className={styles.actions}>
          {isReviewable(order.status) && (
            <ButtonLink variant="outline" size="sm" before="star" to={`/leave-review?${review}`} viewTransition>
              {t('leave_review')}
            </ButtonLink>
          )}
          <CancelButton order={order} />
        </div>
      </div>
    </header>
  );
}

/** The header for whoever has a tracking link: only who has a session is led back to their orders. */
export function TrackedOrderHeader({ order, link }: { order: Order; link: string }) {
  const { session } = useApp();
  const state = useStore(session.state);
  return (
    <header>
      {hasSession(state) && <BackToOrders />}
      <div className={styles.row}>
        <OrderTitle order={order} />
        <div className={styles.actions}>
          <CancelButton order={order} link={link} />
        </div>
      </div>
    </header>
  );
}

function OrderTitle({ order }: { order: Order }) {
  const t = useMessages('order');
  const clock = useOrderClock();
  return (
    <div>
      <h1>{t('title', { number: order.orderNumber })}</h1>
      {order.callNumber !== undefined && (
        <p className={styles.called}>
          <span>{`${t('your_number')} `}</span>
          <b>{calledName(order)}</b>
        </p>
      )}
      <p className={styles.placed}>
        <time dateTime={order.createdAt}>{t('placed_on', { date: dateAndTime(order.createdAt, clock) })}</time>
      </p>
    </div>
  );
}

function CancelButton({ order, link }: { order: Order; link?: string }) {
  const t = useMessages('order');
  const { plain } = useApp();
  const cancel = useCancelOrder(order, link);
  if (!isCancellableByCustomer(order.status)) return null;
  if (import.meta.env.SSR && plain) return <PlainCancel order={order} isAsked={plain.form?.has('cancel') ?? false} />;
  return (
    <Button variant="text" size="sm" before="x" onClick={() => void cancel()}>
      {t('cancel_order')}
    </Button>
  );
}

/** Cancels in two steps, of which the first asks whether it is meant. */
function PlainCancel({ order, isAsked }: { order: Order; isAsked: boolean }) {
  const t = useMessages('order');
  return (
    <form method="post" className={styles.actions}>
      {isAsked && <p>{t('cancel_text', { number: order.orderNumber })}</p>}
      {isAsked && (
        <ButtonLink variant="outline" size="sm" to={`/orders/${order._id}`}>
          {t('cancel_keep')}
        </ButtonLink>
      )}
      <Button type="submit" name={isAsked ? 'sure' : 'cancel'} variant="text" size="sm" before="x">
        {t(isAsked ? 'cancel_confirm' : 'cancel_order')}
      </Button>
    </form>
  );
}

export function BackToOrders() {
  const t = useMessages('order');
  return (
    <Link className={styles.back} to="/orders" viewTransition>
      <Icon name="arrow-left" />
      <span>{t('my_orders')}</span>
    </Link>
  );
}
