import type { Restaurant } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { ProgressBar } from '../../ui/signs/progress-bar.tsx';
import { useOrderType } from '../restaurant/use-order-type.ts';
import styles from './delivery-minimum.module.css';
import { deliveryShortfall } from './delivery-shortfall.ts';

/** How far a delivery is from the restaurant's minimum, the known fee included (DECISIONS, settled 8). */
export function DeliveryMinimum({ restaurant, subtotal }: { restaurant: Restaurant; subtotal: number }) {
  const t = useMessages('cart');
  const language = useLanguage();
  const [orderType] = useOrderType(restaurant);
  const shortfall = deliveryShortfall(restaurant, subtotal, orderType);
  if (!shortfall) return null;

  const { total, minimum, missing } = shortfall;
  const say = (amount: number) => money(amount, restaurant.currency, language);
  const state = missing > 0 ? t('minimum_missing', { amount: say(missing) }) : t('minimum_reached');
  return (
    <div>
      <p className={styles.state}>
        <b role="status">{state}</b>
        <span className="muted">{t('minimum_progress', { total: say(total), minimum: say(minimum) })}</span>
      </p>
      <ProgressBar value={total} max={minimum} label={state} />
    </div>
  );
}
