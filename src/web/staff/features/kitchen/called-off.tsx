import { useMemo, useState } from 'react';
import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { useStillness } from '../board/flow/use-stillness.ts';
import styles from './called-off.module.css';

/** As many stand in their one line, however many there are: what is to be cooked stays in view. */
const SHOWN = 2;

/** Orders that are cooked no more, the latest first, until somebody has seen it. They come when no finger is on its way. */
export function CalledOff({ orders }: { orders: StationScreen['calledOff'] }) {
  const t = useMessages('kitchen');
  const clock = useOrderClock();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const latest = useMemo(() => [...orders].sort((one, other) => other.at.localeCompare(one.at)), [orders]);
  const open = useStillness(latest, '').filter(({ _id }) => !seen.has(_id));
  if (open.length === 0) return null;
  const see = (those: StationScreen['calledOff']) => setSeen(new Set([...seen, ...those.map(({ _id }) => _id)]));
  return (
    <div className={styles.all} role="alert">
      {open.slice(0, SHOWN).map((order) => (
        <section key={order._id} className={styles.order} aria-label={t('void_of', { number: calledName(order) })}>
          <p>
            <b>{calledName(order)}</b>
            <strong>{t('void')}</strong>
            <span>{t('called_off_at', { time: timeText(order.at, clock) })}</span>
          </p>
          <p className={styles.lines} lang={order.lang}>
            {order.lines.map(({ productName, quantity }) => `${quantity}× ${productName}`).join(', ')}
          </p>
          <Button variant="outline" onClick={() => see([order])}>
            {t('seen')}
          </Button>
        </section>
      ))}
      {open.length > SHOWN && (
        <Button variant="outline" className={styles.rest} onClick={() => see(open)}>
          {t('seen_all', { count: open.length })}
        </Button>
      )}
    </div>
  );
}
