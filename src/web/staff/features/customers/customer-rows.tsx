import { Link } from 'react-router';
import type { Customer } from '../../../../contract/staff/staff-customers.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { dayText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Tag } from '../../../ui/signs/chip.tsx';
import styles from './customer-rows.module.css';

/** Customers as rows, each of which opens its page: who it is, how to reach them, and what they have ordered. */
export function CustomerRows({ customers, label }: { customers: readonly Customer[]; label: string }) {
  const t = useMessages('customers');
  const language = useLanguage();
  const clock = useOrderClock();
  const currency = useKnownRestaurant()?.currency;
  return (
    <ul className={styles.list} aria-label={label}>
      {customers.map(({ _id, name, isGuest, phone, email, orders, spent, lastOrderAt }) => (
        <li key={_id}>
          <span className={styles.sign} aria-hidden="true">
            {initial(name)}
          </span>
          <p className={styles.who}>
            <Link to={`/staff/customers/${_id}`}>{name || phone || t('customer')}</Link>
            <span>{[phone, email].filter(Boolean).join(' · ')}</span>
          </p>
          {isGuest && (
            <span className={styles.tag}>
              <Tag tone="grey">{t('guest')}</Tag>
            </span>
          )}
          <p className={styles.orders}>
            <b className="num">{currency ? money(spent, currency, language) : ''}</b>
            <span>{`${t('order_count', { count: orders })} · ${dayText(lastOrderAt, clock)}`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The first letter of a name, of any alphabet. */
function initial(name: string): string {
  return (/\p{L}/u.exec(name)?.[0] ?? '?').toUpperCase();
}
