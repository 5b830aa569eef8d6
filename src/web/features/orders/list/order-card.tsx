import { Link } from 'react-router';
import type { Order } from '../../../../contract/orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { DishThumb } from '../dish-thumb.tsx';
import { keyedLines } from '../keyed-lines.ts';
import { restaurantOf } from '../order-restaurant.ts';
import { dateAndTime } from '../order-time.ts';
import { isLive, OrderStatusChip } from '../status-chips.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import { useReorder } from '../use-reorder.ts';
import styles from './order-card.module.css';

const THUMBS = 3;

/** One order of the history; the whole card opens it (specification section 2, "Order history"). */
export function OrderCard({ order }: { order: Order }) {
  const t = useMessages('orders');
  const clock = useOrderClock();
  const restaurant = restaurantOf(order, useRestaurant());
  const number = t('number', { number: order.orderNumber });
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.card} data-live={isLive(order.status) || undefined}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.number}>{number}</h2>
          <p className={styles.place}>
            <span>{restaurant.name}</span>
            <br />
            <time dateTime={order.createdAt}>{dateAndTime(order.createdAt, clock)}</time>
          </p>
        </div>
        <OrderStatusChip status={order.status} className={styles.chip} />
      </div>
      <div className={styles.dishes}>
        {keyedLines(order.items.slice(0, THUMBS)).map(({ key, line }) => (
          <DishThumb key={key} image={line.productImage} name={line.productName} className={styles.thumb} />
        ))}
        {order.items.length > THUMBS && (
          <span className={styles.more}>{t('more_items', { count: order.items.length - THUMBS })}</span>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.total}>
          <span className="visually-hidden">{`${t('total')}: `}</span>
          <span>{money(order.totalAmount, order.currency, clock.language)}</span>
          <span className={styles.units}>{t('items', { count: units })}</span>
        </p>
        {!isLive(order.status) && <OrderAgain order={order} />}
        <Link
          className={styles.details}
          to={`/orders/${order._id}`}
          aria-label={`${t('view_details')}: ${number}`}
          viewTransition
        >
          <span>{t('view_details')}</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}

/** Fills the cart with what was ordered. */
function OrderAgain({ order }: { order: Order }) {
  const t = useMessages('order');
  const reorder = useReorder(order);
  return (
    <Button variant="outline" size="sm" before="rotate-ccw" className={styles.again} onClick={() => void reorder()}>
      {t('reorder')}
    </Button>
  );
}
