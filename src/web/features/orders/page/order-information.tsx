import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import { promisedTime } from '../../../../domain/orders/expected-time.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { townLine } from '../../../../domain/people/town-line.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { directionsTo } from '../../restaurant/directions.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { restaurantOf } from '../order-restaurant.ts';
import { dateAndTime } from '../order-time.ts';
import { isLive } from '../status-chips.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import styles from './order-information.module.css';

/** Delivery or pickup: where, when, and whom to call (specification section 2, "Order details"). */
export function OrderInformation({ order }: { order: Order }) {
  const t = useMessages('order');
  const clock = useOrderClock();
  const phone = useRestaurant()?.contact.phone;
  const { hasAddress, icon, word } = ORDER_TYPE[order.orderType];
  const time =
    order.isASAP || !order.scheduledAt
      ? t('asap')
      : t('scheduled_for', { time: dateAndTime(order.scheduledAt, clock) });
  return (
    <Panel title={t(`information_${word}`)}>
      <dl className={styles.facts}>
        <Fact icon={icon} tone="secondary" term={t('order_type')}>
          {t(word)}
        </Fact>
        <Fact icon="clock" tone="accent" term={t('time')}>
          {time}
        </Fact>
        {hasAddress ? <DeliveryFacts order={order} /> : <PickupFacts order={order} />}
        {phone && (
          <Fact icon="phone" tone="accent" term={t('call_us')}>
            <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function DeliveryFacts({ order: { deliveryAddress } }: { order: Order }) {
  const t = useMessages('order');
  if (!deliveryAddress) return null;
  const { street, city, postalCode, country, deliveryInstructions } = deliveryAddress;
  const line = [townLine({ city, postcode: postalCode, country }), country].filter(Boolean).join(', ');
  return (
    <Fact icon="map-pin" tone="secondary" term={t('delivery_address')}>
      <span>{street}</span>
      <span className={styles.more}>{line}</span>
      {deliveryInstructions && <span className={styles.more}>{t('instructions', { text: deliveryInstructions })}</span>}
    </Fact>
  );
}

function PickupFacts({ order }: { order: Order }) {
  const t = useMessages('order');
  const site = useRestaurant();
  const { name, street, city, postalCode, country } = restaurantOf(order, site);
  return (
    <>
      {order.pickupTimeEstimate && isStillAGuess(order) && (
        <Fact icon="hourglass" tone="accent" term={t('estimated_pickup_time')}>
          {order.pickupTimeEstimate}
        </Fact>
      )}
      <Fact icon="store" tone="secondary" term={t('pickup_address')}>
        <span>{name}</span>
        <span className={styles.more}>{`${street}, ${townLine({ city, postcode: postalCode, country })}`}</span>
        {site && (
          <a className="link" href={directionsTo(site)} target="_blank" rel="noreferrer">
            {t('directions')}
          </a>
        )}
      </Fact>
    </>
  );
}

/** Whether only the usual time is known of an order that is still to come. */
function isStillAGuess(order: Order): boolean {
  return isLive(order.status) && promisedTime(order) === null;
}

/** What the customer wrote to the kitchen. */
export function OrderNotes({ notes }: { notes: string }) {
  const t = useMessages('order');
  if (!notes) return null;
  return (
    <Panel title={t('your_notes')}>
      <p className={styles.notes}>{notesInOneLine(notes)}</p>
    </Panel>
  );
}

interface FactProps {
  icon: IconName;
  tone: 'secondary' | 'accent';
  term: string;
  children: ReactNode;
}

function Fact({ icon, tone, term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon} data-tone={tone}>
          <Icon name={icon} />
        </span>
        <span>{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
