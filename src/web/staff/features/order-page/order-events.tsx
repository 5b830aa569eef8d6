import type { OrderEvent, OrderRecord } from '../../../../contract/staff/staff-order-record.ts';
import { type Translate, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { useStaff } from '../../app/staff-context.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './order-events.module.css';

/** What happened to the order, newest first: statuses, promises, money and papers, with who did it. */
export function OrderEvents({ record: { order, events } }: { record: OrderRecord }) {
  const t = useMessages('order-page');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const amount = (value: number) => money(value, order.currency, language);
  const title = (event: OrderEvent) =>
    event.kind === 'status' ? statusText(statuses, event.status) : whatText(t, event, (at) => timeText(at, clock));
  return (
    <Panel title={t('timeline')}>
      <ol className={styles.list}>
        {events.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no name of its own
          <li key={index}>
            <span className={styles.dot}>
              <Icon name={iconOf(event)} />
            </span>
            <div>
              <b>{title(event)}</b>
              <p className={styles.more}>
                {[doneBy(t, event), ...('amount' in event ? [amount(event.amount)] : [])].join(' · ')}
              </p>
              {('notes' in event ? event.notes : 'reason' in event && event.reason) && (
                <p className={styles.more}>{'notes' in event ? event.notes : 'reason' in event && event.reason}</p>
              )}
            </div>
            <time className="num" dateTime={event.at}>
              {shortTime(event.at, clock, board.now())}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function doneBy(t: Translate<'order-page'>, event: OrderEvent): string {
  if (event.kind === 'status' && event.courier) return t('by_courier', { name: event.courier });
  return event.by ?? t('system');
}

function whatText(t: Translate<'order-page'>, event: OrderEvent, time: (at: string) => string): string {
  if (event.kind === 'ready_time') return t('new_time', { time: event.readyAt ? time(event.readyAt) : '' });
  if (event.kind === 'points') return t('points_credited', { count: event.points });
  if (event.kind === 'printed') {
    return t(event.copy > 1 ? 'printed_copy' : 'printed', { printer: event.printer });
  }
  return event.kind === 'status' ? '' : t(WORDS[event.kind]);
}

const WORDS = {
  text_sent: 'text_sent',
  text_failed: 'text_failed',
  charged: 'charged',
  released: 'released',
  refunded: 'refunded',
  refund_turned_down: 'refund_turned_down',
  cash_refunded: 'cash_refunded',
} as const;

function iconOf(event: OrderEvent): IconName {
  if (event.kind === 'ready_time') return 'timer';
  if (event.kind === 'printed') return 'printer';
  if (event.kind === 'points') return 'gift';
  if (event.kind === 'cash_refunded') return 'banknote';
  if (event.kind === 'text_sent' || event.kind === 'text_failed') return 'message-square';
  if (event.kind !== 'status') return 'credit-card';
  if (event.status === 'Pending Confirmation') return 'clock';
  if (event.status === 'Preparing') return 'chef-hat';
  if (event.status === 'Out for Delivery') return 'bike';
  return event.status.startsWith('Cancelled') || event.status === 'Failed' ? 'x' : 'check';
}
