import type { Order } from '../../../contract/orders.ts';
import { trackerSteps } from '../../../domain/orders/order-status.ts';
import { useMessages, useNow } from '../../app/app-context.ts';
import { Emoji } from '../../ui/signs/emoji.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { usualTime } from '../restaurant/usual-time.ts';
import { arrivalOf } from './arrival-window.ts';
import { LiveSign } from './live-sign.tsx';
import { restaurantOf } from './order-restaurant.ts';
import { isSameDay, twiceNote, weekdayText, windowText, zoneNote } from './order-time.ts';
import styles from './order-tracker.module.css';
import { PayOrder } from './pay-order.tsx';
import { isLive, OrderStatusChip, statusText } from './status-chips.tsx';
import { isOver, stepOf, trackerLabels } from './tracker-labels.ts';
import { TrackerSteps } from './tracker-steps.tsx';
import type { FollowedOrders } from './use-live-orders.ts';
import { useOrderClock } from './use-order-clock.ts';

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
  const words = trackerLabels(order, restaurantOf(order, useRestaurant()), t);
  const { day, time, zone } = useArrivalText(order);
  const step = stepOf(order);
  const { online } = order.paymentDetails;
  const status = statusText(tStatus, order.status);
  const headline = words.hasTime ? [words.headline, day, time + zone] : [words.headline];
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
        {words.text && <p className={styles.text}>{words.text}</p>}
      </div>
      <Emoji key={words.emoji} name={words.emoji} className={styles.art} eager />
      {online && order.status === 'Awaiting Payment' && <PayOrder order={order} online={online} link={link} />}
      {step !== null && <TrackerSteps steps={trackerSteps(order.orderType)} reached={step} />}
    </section>
  );
}

/** Ended by a full stop, which a screen reader pauses at. */
function sentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}.`;
}

interface ArrivalText {
  /** Null: today in the restaurant's zone, or no instant is known. */
  day: string | null;
  time: string;
  zone: string;
}

/** "7:12–7:27 PM", with the day unless it is today in the restaurant's zone; or the restaurant's own text. */
function useArrivalText(order: Order): ArrivalText {
  const clock = useOrderClock();
  const restaurant = useRestaurant();
  const now = useNow();
  const arrival = arrivalOf(order, order.pickupTimeEstimate ?? usualTime(restaurant, order.orderType));
  if ('text' in arrival) return { day: null, time: arrival.text, zone: '' };
  return {
    day: isSameDay(arrival.from, now, clock) ? null : weekdayText(arrival.from, clock),
    time: windowText(arrival, clock),
    // A time that occurs twice has the zone's name already.
    zone: twiceNote(arrival.from, clock) ? '' : zoneNote(arrival.from, clock),
  };
}
