import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import { minimumOrderShortfall, orderTotal } from '../../../domain/orders/price-order.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { ProgressBar } from '../../ui/signs/progress-bar.tsx';
import { useOrderType } from '../restaurant/use-order-type.ts';
import styles from './delivery-minimum.module.css';

/** How far a delivery is from the restaurant's minimum, the known fee included (DECISIONS, settled 8). */
export function DeliveryMinimum({ restaurant, subtotal }: { restaurant: Restaurant; subtotal: number }) {
  const t = useMessages('cart');
  const language = useLanguage();
  const [orderType] = useOrderType(restaurant);
  const { fee, minimumOrderValue } = restaurant.deliverySettings;
  if (orderType === null || !ORDER_TYPE[orderType].hasFee || fee === null || !minimumOrderValue) return null;

  const say = (amount: number) => money(amount, restaurant.currency, language);
  const decimals = decimalsOf(restaurant.currency.code);
  const figures = { subtotal: toMinor(subtotal, decimals), discountAmount: 0, deliveryFee: toMinor(fee, decimals) };
  const total = toDecimal(orderTotal(figures), decimals);
  const missing = minimumOrderShortfall({
    ...figures,
    orderType,
    minimumOrderValue: toMinor(minimumOrderValue, decimals),
  });
  const state =
    missing > 0 ? t('minimum_missing', { amount: say(toDecimal(missing, decimals)) }) : t('minimum_reached');
  return (
    <div>
      <p className={styles.state}>
        <b role="status">{state}</b>
        <span className="muted num">
          {t('minimum_progress', { total: say(total), minimum: say(minimumOrderValue) })}
        </span>
      </p>
      <ProgressBar value={total} max={minimumOrderValue} label={state} />
    </div>
  );
}
