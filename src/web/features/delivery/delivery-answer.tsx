import type { DeliveryCheck } from '../../../contract/delivery-check.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { useOrderType } from '../restaurant/use-order-type.ts';
import { DeliveryFigures } from './delivery-figures.tsx';
import styles from './delivery-question.module.css';
import { deliverySentence } from './delivery-sentence.ts';

interface DeliveryAnswerProps {
  answer: DeliveryCheck;
  restaurant: Restaurant;
  subtotal?: number | undefined;
  /** Whether a link leads on to the menu: not where it is there already. */
  leadsOn: boolean;
}

/** The answer, and where it leads: to the menu, for delivery or for pickup. */
export function DeliveryAnswer({ answer, restaurant, subtotal, leadsOn }: DeliveryAnswerProps) {
  const t = useMessages('delivery-check');
  const [, choose] = useOrderType(restaurant);
  const { state, terms, asap } = answer;
  const isThere = state === 'inside' || state === 'closed';
  const isPickup = state === 'outside' && restaurant.deliverySettings.allowsCollection;
  const orderType: OrderType = isPickup ? 'Pickup' : 'Delivery';
  return (
    <div className={styles.answer} data-state={state}>
      <p className={styles.sentence}>
        <Icon name={isThere ? 'check' : isPickup ? 'store' : 'info'} />
        <b>{deliverySentence(t, answer, restaurant)}</b>
      </p>
      {terms && <DeliveryFigures {...{ restaurant, terms, asap, subtotal }} />}
      {(isPickup || (leadsOn && isThere)) && (
        <ButtonLink
          to="/menu"
          size="sm"
          variant={isPickup ? 'outline' : 'primary'}
          after="arrow-right"
          className={styles.onward}
          onClick={() => choose(orderType)}
          viewTransition
        >
          {t(isPickup ? 'order_pickup' : 'see_menu')}
        </ButtonLink>
      )}
    </div>
  );
}
