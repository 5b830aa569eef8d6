import type { Order } from '../../../../contract/orders.ts';
import { trackerSteps } from '../../../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { POSITION_FRESH_MS } from '../../../../domain/zones/metres-away.ts';
import { useMessages, useNow } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Emoji } from '../../../ui/signs/emoji.tsx';
import { directionsTo } from '../../restaurant/directions.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { usualTime } from '../../restaurant/usual-time.ts';
import { DishThumb } from '../dish-thumb.tsx';
import { keyedLines } from '../keyed-lines.ts';
import { LiveSign } from '../live-sign.tsx';
import { restaurantOf } from '../order-restaurant.ts';
import { isLive, OrderStatusChip, statusText } from '../status-chips.tsx';
import type { FollowedOrders, SeenAway } from '../use-live-orders.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { arrivalText } from './arrival-text.ts';
import styles from './order-tracker.module.css';
import { PayOrder } from './pay-order.tsx';
import { isOver, stepOf, trackerLabels } from './tracker-labels.ts';
import { TrackerSteps } from './tracker-steps.tsx';

// Only orders whose courier shows how far away they are.
const LazyAway = lazyPart<{ away: SeenAway; order: Order }>(() =>
  import('./courier-away.tsx').then((file) => file.ShownCourier),
);
// Only orders that a service brings.
const LazyBroughtBy = lazyPart<{ handed: NonNullable<Order['handed']> }>(() =>
  import('./brought-by.tsx').then((file) => file.BroughtBy),
);

/** Pictures that a phone has room for in one row. */
const MOST_PICTURES = 4;

interface OrderTrackerProps {
  order: Order;
  live: FollowedOrders;
  /** The token of the tracking link by which the order is seen. */
  link: string | undefined;
}

/** The order's progress: one large line with the expected time, then the steps (DESIGN, "Order details"). */
export function OrderTracker({ order, live, link }: OrderTrackerProps) {
  const t = useMessages('order');
  const tStatus = useMessages('statuses');
  const clock = useOrderClock();
  const restaurant = useRestaurant();
  const words = trackerLabels(order, restaurantOf(order, restaurant), t);
  const now = useNow(10_000);
  const { day, time, zone, minutes } = arrivalText(order, usualTime(restaurant, order.orderType), { clock, now });
  const step = stepOf(order);
  const { online } = order.paymentDetails;
  const status = statusText(tStatus, order.status);
  const headline = words.hasTime ? [words.headline, day, time + zone] : [words.headline];
  const isSeen =
    order.status === 'Out for Delivery' &&
    live.away?.orderId === order._id &&
    now - live.away.seenAt < POSITION_FRESH_MS;
  const said = [status, headline.filter(Boolean).join(' '), words.text];
  return (
    <section className={styles.tracker} data-over={isOver(order) || undefined} aria-label={status}>
      <p className="visually-hidden" role="status">
        {said.filter(Boolean).map(sentence).join(' ')}
      </p>
      {/* A new key restarts the animation that fades the text in. */}
      <div key={order.status} className={styles.words}>
        <p className={styles.top}>
          {isLive(order.status) && <LiveSign live={live} />}
          <OrderStatusChip status={order.status} className={styles.chip} />
        </p>
        <p className={styles.headline}>
          <span className={styles.beside}>{words.headline}</span>
          {words.hasTime && day && <span className={styles.day}>{day}</span>}
          {words.hasTime && (
            <span className={styles.time}>
              <span>{time}</span>
              {zone && <span className={styles.zone}>{zone}</span>}
            </span>
          )}
        </p>
        {words.hasTime && minutes !== null && <p className={styles.minutes}>{t('minutes_to_go', { minutes })}</p>}
        {words.text && (
          <div className={styles.news}>
            <p className={styles.text} data-behind={isSeen || undefined}>
              {words.text}
            </p>
            {isSeen && live.away && <LazyAway away={live.away} order={order} />}
          </div>
        )}
        {isLive(order.status) && !ORDER_TYPE[order.orderType].hasAddress && <WayThere order={order} />}
        {isLive(order.status) && order.handed && <LazyBroughtBy handed={order.handed} />}
      </div>
      <Emoji key={words.emoji} name={words.emoji} className={styles.art} eager />
      {online && order.status === 'Awaiting Payment' && <PayOrder order={order} online={online} link={link} />}
      {isLive(order.status) && <Dishes order={order} />}
      {step !== null && <TrackerSteps steps={trackerSteps(order.orderType)} reached={step} />}
    </section>
  );
}

/** What was ordered, in small: the dishes' names stand below. */
function Dishes({ order: { items } }: { order: Order }) {
  const shown = keyedLines(items.slice(0, MOST_PICTURES));
  return (
    <p className={styles.dishes} aria-hidden="true">
      {shown.map(({ key, line }) => (
        <DishThumb key={key} image={line.productImage} name={line.productName} className={styles.dish} />
      ))}
    </p>
  );
}

/** Where an order is fetched, and the way there. The street stands in the text above once the food is ready. */
function WayThere({ order }: { order: Order }) {
  const t = useMessages('order');
  const site = useRestaurant();
  const { street } = restaurantOf(order, site);
  return (
    <p className={styles.way}>
      {order.status !== 'Ready for Pickup' && <span>{street}</span>}
      {site && (
        <a className="link" href={directionsTo(site)} target="_blank" rel="noreferrer">
          {t('directions')}
        </a>
      )}
    </p>
  );
}

/** Ended by a full stop, which a screen reader pauses at. */
function sentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}.`;
}
