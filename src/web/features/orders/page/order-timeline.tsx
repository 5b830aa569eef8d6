import type { Order } from '../../../../contract/orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { dateAndTime, isSameDay, timeText } from '../order-time.ts';
import { statusText } from '../status-chips.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import styles from './order-timeline.module.css';

const ICONS: Record<string, IconName> = {
  'Pending Confirmation': 'clock',
  Confirmed: 'check',
  Preparing: 'chef-hat',
  'Ready for Pickup': 'shopping-bag',
  'Out for Delivery': 'bike',
  Delivered: 'house',
  Completed: 'circle-check',
  'Cancelled by User': 'x',
  'Cancelled by Restaurant': 'x',
  Failed: 'triangle-alert',
};

/** The order's status history with its notes, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useMessages('order');
  const tStatus = useMessages('statuses');
  const clock = useOrderClock();
  // Reversed first, because the sort is stable: of entries of the same instant, the later one must come first.
  const newestFirst = [...order.statusHistory]
    .reverse()
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
  /** The page's header already names the day of the order: only other days are named. */
  const when = (changedAt: string) =>
    isSameDay(changedAt, order.createdAt, clock) ? timeText(changedAt, clock) : dateAndTime(changedAt, clock);
  return (
    <Panel title={t('timeline')}>
      <ol>
        {newestFirst.map(({ status, changedAt, notes }) => (
          <li key={`${status} ${changedAt}`} className={styles.entry}>
            <span className={styles.icon}>
              <Icon name={ICONS[status] ?? 'info'} />
            </span>
            <div>
              <h3 className={styles.status}>{statusText(tStatus, status)}</h3>
              {notes && <p className={styles.notes}>{notes}</p>}
            </div>
            <time className={styles.time} dateTime={changedAt}>
              {when(changedAt)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
