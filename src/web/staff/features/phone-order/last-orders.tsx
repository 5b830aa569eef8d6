import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { dayText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './last-orders.module.css';

interface LastOrdersProps {
  orders: readonly StaffOrder[];
  repeat(order: StaffOrder): void;
}

/** What the caller ordered before; each in one tap again. */
export function LastOrders({ orders, repeat }: LastOrdersProps) {
  const t = useMessages('phone-order');
  const language = useLanguage();
  const clock = useOrderClock();
  return (
    <section aria-label={t('last_orders')}>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order._id} className={styles.row}>
            <Icon name={ORDER_TYPE[order.orderType].icon} />
            <p className={styles.text}>
              <b>{dishesText(order)}</b>
              <small className="muted">
                <span>{dayText(order.createdAt, clock)}</span>
                {order.deliveryAddress && <span>{` · ${order.deliveryAddress.street}`}</span>}
                <span>{` · ${money(order.totalAmount, order.currency, language)}`}</span>
              </small>
            </p>
            <Button
              variant="tonal"
              before="rotate-ccw"
              aria-label={t('again_of', { dishes: dishesText(order) })}
              onClick={() => repeat(order)}
            >
              {t('again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2 × Half Chicken (Medium), Lemonade". */
function dishesText({ items }: StaffOrder): string {
  return items
    .map(({ quantity, productName, selectedOptions }) => {
      const options = selectedOptions.filter((option) => !isDeclined(option)).map(({ valueLabel }) => valueLabel);
      const times = quantity > 1 ? `${quantity} × ` : '';
      return `${times}${productName}${options.length > 0 ? ` (${options.join(', ')})` : ''}`;
    })
    .join(', ');
}
