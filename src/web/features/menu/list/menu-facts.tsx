import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money, shortMoney } from '../../../app/format/format.ts';
import { type Content, inElement } from '../../../ui/content.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { LazyDeliveryQuestion } from '../../delivery/lazy-delivery-question.ts';
import { deliveryRange, rangeText } from '../../restaurant/delivery-range.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { StatusBadge } from '../../restaurant/status-badge.tsx';
import { useOrderType } from '../../restaurant/use-order-type.ts';
import { usualTime } from '../../restaurant/usual-time.ts';
import styles from './menu-facts.module.css';

/** What an order will take, before the first dish is chosen (DESIGN, "Nothing surprises"). */
export function MenuFacts() {
  const restaurant = useRestaurant();
  if (!restaurant) return null;
  return (
    <>
      <Facts restaurant={restaurant} />
      {restaurant.deliverySettings.zones && <LazyDeliveryQuestion restaurant={restaurant} on="menu" />}
    </>
  );
}

function Facts({ restaurant }: { restaurant: Restaurant }) {
  const [orderType] = useOrderType(restaurant);
  const OwnFacts = orderType && OWN_FACTS[orderType];
  return (
    <ul className={styles.facts}>
      {/* Shown only where the header is too narrow for it. */}
      <li className={styles.status}>
        <StatusBadge restaurant={restaurant} compact />
      </li>
      {OwnFacts && <OwnFacts restaurant={restaurant} />}
      {restaurant.tax?.isIncluded && <TaxFact label={restaurant.tax.label} />}
      {restaurant.fees && <FeeFacts fees={restaurant.fees} orderType={orderType} currency={restaurant.currency} />}
    </ul>
  );
}

function DeliveryFacts({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('menu');
  const language = useLanguage();
  const amount = (value: number) => shortMoney(money(value, restaurant.currency, language));
  const range = deliveryRange(restaurant);
  const [fee, minimum] = [rangeText(range.fee, amount), rangeText(range.minimum, amount)];
  return (
    <>
      <Fact icon="clock" label={t('delivery_time')}>
        <b>{usualTime(restaurant, 'Delivery')}</b>
      </Fact>
      <Fact icon="bike" label={fee ? t('delivery_fee') : null}>
        <b>{fee ?? t('free_delivery')}</b>
      </Fact>
      {minimum && (
        <Fact icon="receipt-text" label={null}>
          <b>{t('minimum', { amount: minimum })}</b>
        </Fact>
      )}
    </>
  );
}

/** What the law of some countries wants beside prices that somebody orders by from afar. */
function TaxFact({ label: tax }: { label: string }) {
  const t = useMessages('dish');
  return (
    <Fact icon="receipt-text" label={null}>
      {t('prices_with_tax', { tax })}
    </Fact>
  );
}

/** What is added to every order, or to small ones. */
function FeeFacts({
  fees,
  orderType,
  currency,
}: {
  fees: NonNullable<Restaurant['fees']>;
  orderType: OrderType | null;
  currency: Restaurant['currency'];
}) {
  const t = useMessages('fees');
  const language = useLanguage();
  const say = (value: number) => shortMoney(money(value, currency, language));
  return fees
    .filter((fee) => fee.orderType === null || fee.orderType === orderType)
    .map(({ name, amount, below }) => (
      <Fact key={name} icon="shopping-bag" label={null}>
        {below === null
          ? t('fact', { fee: t(name), amount: say(amount) })
          : t('fact_below', { fee: t(name), amount: say(amount), below: say(below) })}
      </Fact>
    ));
}

function PickupFacts({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('menu');
  return (
    <>
      <Fact icon="store" label={null}>
        {t('pickup')}
      </Fact>
      <Fact icon="clock" label={t('pickup_time')}>
        <b>{usualTime(restaurant, 'Pickup')}</b>
      </Fact>
    </>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string | null; children: Content }) {
  return (
    <li>
      <Icon name={icon} />
      {label && <span className="visually-hidden">{`${label}: `}</span>}
      {inElement(children)}
    </li>
  );
}

const OWN_FACTS = { Delivery: DeliveryFacts, Pickup: PickupFacts } satisfies Record<OrderType, object>;
