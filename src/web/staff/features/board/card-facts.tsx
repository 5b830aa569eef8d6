import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { amountToCollect } from '../../../../domain/orders/amount-to-collect.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { CallBackFirst } from './call-back-first.tsx';
import styles from './card-facts.module.css';
import { shortestTime, whenText } from './order-labels.ts';
import { OrderOrigin } from './order-origin.tsx';

interface Props {
  order: StaffOrder;
}

/** How and when an order goes out, and to whom. */
export function CardFacts({ order }: Props) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { board } = useStaff();
  const place = placeOf(order);
  return (
    <>
      <p className={styles.when}>
        <TypeIcon order={order} />
        <span>
          <b>{t(order.orderType === 'Delivery' ? 'delivery' : 'pickup')}</b>
          <span>{` · ${whenText(t, order, clock, board.now())}`}</span>
        </span>
      </p>
      <p className={styles.customer}>
        <span>{order.customerName}</span>
        {place && <b>{` · ${place}`}</b>}
        <OrderOrigin order={order} />
        <CallBackFirst order={order} />
      </p>
    </>
  );
}

/** What an order costs and how it is paid, with a mark on what is to be collected. */
export function CardPayment({ order }: Props) {
  const t = useMessages('board');
  const tStatus = useMessages('statuses');
  const language = useLanguage();
  const { method, paymentStatus, online } = order.paymentDetails;
  const isToCollect = amountToCollect(order) > 0;
  return (
    <p className={styles.payment} data-collect={isToCollect || undefined}>
      <span>
        {isToCollect && <span>{`${t('to_collect')} `}</span>}
        <b className="num">{money(order.totalAmount, order.currency, language)}</b>
        {order.tip !== undefined && !isToCollect && (
          <span>{` + ${labelled(t('tip'), money(order.tip, order.currency, language), language)}`}</span>
        )}
      </span>
      <span>
        <span>{paymentMethodName(tStatus, method)}</span>
        {paymentStatus === 'Paid' && <span>{` · ${t('paid')}`}</span>}
        {online?.isTest && <b>{` · ${t('is_test')}`}</b>}
      </span>
    </p>
  );
}

/** The same in one line: the promised time, where to or whose, and what is to be collected. */
export function DenseFacts({ order }: Props) {
  const t = useMessages('board');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const promised = order.estimatedReadyAt ?? (order.isASAP ? null : order.scheduledAt);
  const toCollect = amountToCollect(order);
  return (
    <p className={styles.dense}>
      <TypeIcon order={order} />
      <span className="visually-hidden">{t(order.orderType === 'Delivery' ? 'delivery' : 'pickup')}</span>
      <span className="visually-hidden">{whenText(t, order, clock, board.now())}</span>
      {promised && <b aria-hidden="true">{shortestTime(promised, clock, board.now())}</b>}
      {order.channel === 'phone' && (
        <>
          <Icon name="phone" />
          <span className="visually-hidden">{t('by_phone')}</span>
        </>
      )}
      {order.guest === 'first' && order.status === 'Pending Confirmation' && (
        <>
          <Icon name="user" />
          <span className="visually-hidden">{t('guest_first')}</span>
        </>
      )}
      <span className={styles.place}>{placeOf(order) || order.customerName}</span>
      {toCollect > 0 ? (
        <b className={styles.collect}>
          <span className="visually-hidden">{t('to_collect')}</span>
          <Icon name="banknote" />
          <span className="num">{money(toCollect, order.currency, language)}</span>
        </b>
      ) : (
        order.paymentDetails.paymentStatus === 'Paid' && <span>{t('paid')}</span>
      )}
    </p>
  );
}

function TypeIcon({ order }: Props) {
  return <Icon name={order.orderType === 'Delivery' ? 'bike' : 'shopping-bag'} />;
}

/** Where a delivery goes, the town first, as drivers think; '' for pickup. */
function placeOf({ deliveryAddress }: StaffOrder): string {
  return deliveryAddress ? [deliveryAddress.city, deliveryAddress.street].filter(Boolean).join(', ') : '';
}
