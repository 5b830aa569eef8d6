import type { Currency } from '../../../../../contract/primitives.ts';
import type { Carrier } from '../../../../../contract/staff/staff-courier-cash.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { money } from '../../../../app/format/format.ts';
import { timeText } from '../../../../features/orders/order-time.ts';
import { statusText } from '../../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { shortTime } from '../order-labels.ts';
import styles from './couriers.module.css';

interface CarrierEntryProps {
  carrier: Carrier;
  currency: Currency;
  isBusy: boolean;
  /** null: the restaurant does not note what is handed in. */
  settle: (() => void) | null;
}

/** A courier: the orders of the ride, which is next, and the cash that comes back. */
export function CarrierEntry({ carrier, currency, isBusy, settle }: CarrierEntryProps) {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const { name, orders, brings, toCollect } = carrier;
  const amount = (sum: number) => money(sum, currency, language);
  return (
    <li>
      <h3 className={styles.name}>{name}</h3>
      {orders.length > 0 && (
        <ol className={styles.ride}>
          {orders.map((order) => (
            <li key={order._id}>
              <b>{`${order.callNumber ?? order.orderNumber} · ${order.street}`}</b>
              <br />
              <span>
                {[
                  t('courier_order', {
                    status: statusText(statuses, order.status),
                    time: shortTime(order.since, clock, board.now()),
                  }),
                  order.promised && t('courier_by', { time: timeText(Date.parse(order.promised.to), clock) }),
                  order.cash > 0 && t('courier_collects', { amount: amount(order.cash) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      {toCollect > 0 && <p>{t('courier_to_collect', { amount: amount(toCollect) })}</p>}
      {brings.orders.length > 0 && (
        <p>
          <b>{t('courier_has', { amount: amount(brings.cash), count: brings.orders.length })}</b>
        </p>
      )}
      {settle && brings.orders.length > 0 && (
        <Button variant="primary" size="sm" before="coins" busy={isBusy} onClick={settle}>
          {t('courier_settle', { amount: amount(brings.cash), name })}
        </Button>
      )}
    </li>
  );
}
