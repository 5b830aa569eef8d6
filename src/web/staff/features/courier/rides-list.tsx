import { Link } from 'react-router';
import type { ReadyRide, Rides } from '../../../../contract/staff/staff-couriers.ts';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './rides.module.css';

type Row = (Pick<Rides['own']['orders'][number], 'status'> | Pick<ReadyRide, 'postalCode'>) &
  Pick<ReadyRide, '_id' | 'orderNumber' | 'callNumber' | 'promised' | 'street' | 'cash'>;

interface RidesListProps {
  rows: readonly Row[];
  /** Whose they are gives their currency and clock. */
  of: Pick<Rides, 'currency' | 'timezone'>;
}

/** Deliveries, each a way to its page: by which number, where to, until when, and how much cash is taken there. */
export function RidesList({ rows, of: { currency, timezone } }: RidesListProps) {
  const t = useMessages('rides');
  const courier = useMessages('courier');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const clock = { zone: timezone, language };
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row._id}>
          <Link className={styles.row} to={`/staff/rides/${row._id}`}>
            <span className={`${styles.number} num`}>{calledName(row)}</span>
            <span className={styles.facts}>
              <b>{'postalCode' in row ? `${row.street}, ${row.postalCode}` : row.street}</b>
              <span className="muted small">
                {[
                  'status' in row && statusText(statuses, row.status),
                  row.promised && courier('due', { time: timeText(row.promised.to, clock) }),
                  row.cash > 0 && t('cash', { amount: money(row.cash, currency, language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
