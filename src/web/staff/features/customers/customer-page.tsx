import { getCustomer } from '../../../../contract/endpoints/customer-book.ts';
import type { CustomerRecord } from '../../../../contract/staff/staff-customers.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { dayText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerNotePanel } from './customer-note.tsx';
import styles from './customer-page.module.css';
import { CustomerPoints } from './customer-points.tsx';
import { CustomerRows } from './customer-rows.tsx';

/** They are asked for on their own. */
const LazyOrders = lazyPart<{ id: string }>(() => import('./customer-orders.tsx').then((file) => file.CustomerOrders));
/** Only owners copy and delete. */
const LazyPrivacy = lazyPart<{ customer: CustomerRecord }>(() =>
  import('./customer-privacy.tsx').then((file) => file.CustomerPrivacy),
);

/** What the restaurant knows of one of its customers, and what its staff may do for them. */
export function CustomerPage({ id }: { id: string }) {
  const t = useMessages('customers');
  const { call } = useStaff();
  const record = useRecord(`customer/${id}`, async () =>
    customerOf(await call(getCustomer, { params: { id }, quiet: true })),
  );
  const { value } = record;
  const clock = useOrderClock();
  return (
    <RecordPage
      title={value?.name || value?.phone || t('customer')}
      text={value ? t('since', { day: dayText(value.firstOrderAt, clock) }) : ''}
      record={record}
      actions={
        <ButtonLink variant="text" size="sm" before="arrow-left" to="/staff/customers">
          {t('all')}
        </ButtonLink>
      }
    >
      {(customer) => <Known customer={customer} record={record} />}
    </RecordPage>
  );
}

function Known({ customer, record }: { customer: CustomerRecord; record: RecordState<CustomerRecord> }) {
  const t = useMessages('customers');
  const mine = useMember()?.permissions ?? [];
  const { note, alike } = customer;
  return (
    <>
      <Figures customer={customer} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <LazyOrders id={customer._id} />
          {alike.length > 0 && (
            <Panel title={t('alike')}>
              <p className="muted">{t('alike_text')}</p>
              <CustomerRows customers={alike} label={t('alike')} />
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          <CustomerContact customer={customer} mayBlock={mine.includes('customers')} onBlocked={record.reload} />
          <CustomerNotePanel
            id={customer._id}
            note={note}
            onSaved={(saved) => record.take({ ...customer, note: saved })}
          />
          {!customer.isGuest && (
            <CustomerPoints customer={customer} mayGrant={mine.includes('customers')} onGranted={record.take} />
          )}
          {mine.includes('privacy') && <LazyPrivacy customer={customer} />}
        </div>
      </div>
    </>
  );
}

/** How often, for how much, and when last. */
function Figures({ customer }: { customer: CustomerRecord }) {
  const t = useMessages('customers');
  const language = useLanguage();
  const clock = useOrderClock();
  const currency = useKnownRestaurant()?.currency;
  const { orders, spent, lastOrderAt, points, isGuest } = customer;
  const cards = [
    { name: t('orders'), value: String(orders) },
    { name: t('spent'), value: currency ? money(spent, currency, language) : '' },
    { name: t('last_order'), value: dayText(lastOrderAt, clock) },
    ...(isGuest ? [] : [{ name: t('points'), value: String(points) }]),
  ];
  return (
    <div className={styles.figures}>
      {isGuest && <Tag tone="grey">{t('guest')}</Tag>}
      <dl aria-label={t('figures')}>
        {cards.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The customer of an answer, in the shape of a record. */
function customerOf(result: ApiResult<{ data: { customer: CustomerRecord } }>): ApiResult<{ data: CustomerRecord }> {
  return result.ok ? { ...result, data: { data: result.data.data.customer } } : result;
}
