import type { Restaurant } from '../../../contract/restaurants.ts';
import { ORDER_TYPE, type OrderType } from '../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money, shortMoney } from '../../app/format/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { deliveryRange, rangeText } from './delivery-range.ts';
import { useOpeningStatus } from './opening-status.ts';
import styles from './order-strip.module.css';
import { RatingLink } from './rating-link.tsx';
import { useBusyMinutes } from './use-busy-minutes.ts';
import { orderTypesOf, useOrderType } from './use-order-type.ts';
import { usualTime } from './usual-time.ts';

/** Time, fee and minimum before the first item is chosen (DESIGN, "Nothing surprises"), with the link to the menu. */
export function OrderStrip({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('home');
  const [orderType, choose] = useOrderType(restaurant);
  const { action } = useOpeningStatus(restaurant);
  const types = orderTypesOf(restaurant);
  const labels = { Delivery: t('delivery'), Pickup: t('pickup') };
  const icons = { Delivery: 'bike', Pickup: 'store' } as const;
  return (
    <section className={styles.strip} aria-label={t('order_type')}>
      {orderType && types.length > 1 && (
        <Segmented
          label={t('order_type')}
          name="order-type"
          options={types.map((type) => ({ value: type, label: labels[type], icon: icons[type] }))}
          value={orderType}
          onChange={choose}
        />
      )}
      {orderType && types.length === 1 && (
        <p className={styles.only}>
          <Icon name={icons[orderType]} />
          <span>{labels[orderType]}</span>
        </p>
      )}
      <div>
        <ul className={styles.facts}>{orderType && <Facts restaurant={restaurant} orderType={orderType} />}</ul>
        <RatingLink restaurant={restaurant} className={styles.rating} />
      </div>
      <ButtonLink className={styles.action} to="/menu" viewTransition>
        {action}
      </ButtonLink>
    </section>
  );
}

function Facts({ restaurant, orderType }: { restaurant: Restaurant; orderType: OrderType }) {
  const t = useMessages('home');
  const language = useLanguage();
  const { hasFee, placeIcon } = ORDER_TYPE[orderType];
  const busyMinutes = useBusyMinutes(restaurant);
  const amount = (value: number) => shortMoney(money(value, restaurant.currency, language));
  const range = deliveryRange(restaurant);
  const feeText = hasFee ? rangeText(range.fee, amount) : null;
  const minimum = hasFee ? rangeText(range.minimum, amount) : null;
  return (
    <>
      <li>
        <Icon name="clock" />
        <span className="visually-hidden">{t('time')}</span>
        <span>{usualTime(restaurant, orderType)}</span>
      </li>
      {restaurant.onTimePercent !== undefined && (
        <li>
          <Icon name="circle-check" />
          <span>{t('on_time', { percent: restaurant.onTimePercent })}</span>
        </li>
      )}
      {busyMinutes > 0 && (
        <li>
          <Icon name="flame" />
          <span role="status">{t('busy', { minutes: busyMinutes })}</span>
        </li>
      )}
      <li>
        <Icon name={placeIcon} />
        {feeText ? (
          <Wording narrow={feeText} wide={t('delivery_fee', { fee: feeText })} />
        ) : (
          <span>{t(hasFee ? 'free_delivery' : 'no_fee')}</span>
        )}
      </li>
      <li>
        <Icon name="receipt-text" />
        {minimum ? (
          <Wording narrow={t('minimum_short', { amount: minimum })} wide={t('minimum', { amount: minimum })} />
        ) : (
          <span>{t('no_minimum')}</span>
        )}
      </li>
    </>
  );
}

/** A short text for phones and a long one for desktops, chosen by styles. */
function Wording({ narrow, wide }: { narrow: string; wide: string }) {
  return (
    <>
      <span className={styles.narrow}>{narrow}</span>
      <span className={styles.wide}>{wide}</span>
    </>
  );
}
