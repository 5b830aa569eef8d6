import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { PhonePayment } from '../../../../contract/staff/staff-phone-orders.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type ChipColour, StatusChip } from '../../../ui/signs/chip.tsx';
import { PayLink } from './pay-link.tsx';
import styles from './phone-payments.module.css';
import { usePaymentState } from './use-payment-state.ts';
import { usePhonePayments } from './use-phone-payments.ts';

const COLOURS: Record<PhonePayment['state'], ChipColour> = {
  waiting: 'orange',
  paid: 'green',
  expired: 'red',
  declined: 'grey',
};

/** The orders by telephone that are paid by a link, the way to send it, and what became of them. `placed`: the one that was just taken. */
export function PhonePayments({ restaurant, placed }: { restaurant: Restaurant; placed: string | null }) {
  const t = useMessages('phone-order');
  const language = useLanguage();
  const states = usePaymentState();
  const { payments, reload } = usePhonePayments(placed);
  if (payments.length === 0) return null;
  return (
    <Panel title={t('awaiting')}>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.orderId}>
            <p className={styles.head}>
              <b className="num">{payment.orderNumber}</b>
              <span className={styles.name}>{payment.customerName}</span>
              <b className="num">{money(payment.totalAmount, restaurant.currency, language)}</b>
            </p>
            <StatusChip colour={COLOURS[payment.state]}>{states.of(payment)}</StatusChip>
            {payment.state === 'waiting' && (
              <PayLink
                payment={payment}
                restaurant={restaurant}
                isNew={payment.orderId === placed}
                onChanged={reload}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
