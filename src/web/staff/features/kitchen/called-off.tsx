import { useState } from 'react';
import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './called-off.module.css';

/** Orders that are cooked no more, until somebody has seen it. */
export function CalledOff({ orders }: { orders: StationScreen['calledOff'] }) {
  const t = useMessages('kitchen');
  const clock = useOrderClock();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const shown = orders.filter(({ _id }) => !seen.has(_id));
  if (shown.length === 0) return null;
  return (
    <div className={styles.all} role="alert">
      {shown.map((order) => (
        <section key={order._id} className={styles.order} aria-label={t('void_of', { number: calledName(order) })}>
          <p>
            <b>{calledName(order)}</b>
            <strong>{t('void')}</strong>
            <span>{t('called_off_at', { time: timeText(order.at, clock) })}</span>
          </p>
          <p className={styles.lines} lang={order.lang}>
            {order.lines.map(({ productName, quantity }) => `${quantity}× ${productName}`).join(', ')}
          </p>
          <Button variant="outline" onClick={() => setSeen(new Set([...seen, order._id]))}>
            {t('seen')}
          </Button>
        </section>
      ))}
    </div>
  );
}
