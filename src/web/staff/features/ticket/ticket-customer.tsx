import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { amountToCollect } from '../../../../domain/orders/amount-to-collect.ts';
import { zoneLabel } from '../../../../domain/zones/zone-label.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { PaymentStatusChip } from '../../../features/orders/status-chips.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { mapAddress, printedAddress } from './address-lines.ts';
import styles from './ticket-customer.module.css';

/** The customer: name, phone, delivery address and payment. */
export function TicketCustomer({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const tStatus = useMessages('statuses');
  const language = useLanguage();
  const toCollect = amountToCollect(order);
  const { customerName, contactPhone, deliveryAddress, paymentDetails } = order;
  const lines = deliveryAddress ? printedAddress(deliveryAddress) : [];
  return (
    <ul className={styles.list}>
      <li>
        <Icon name="user" />
        <b>{customerName}</b>
      </li>
      <li>
        <Icon name="phone" />
        <a className="link num" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
          {contactPhone}
        </a>
      </li>
      {deliveryAddress && (
        <li>
          <Icon name="map-pin" />
          <div>
            <address>{lines.join(', ')}</address>
            {(deliveryAddress.zone || deliveryAddress.road) && (
              <p className="muted">{zoneLabel(deliveryAddress, language)}</p>
            )}
            {deliveryAddress.deliveryInstructions && <p className="muted">{deliveryAddress.deliveryInstructions}</p>}
            <a className="link" target="_blank" rel="noreferrer" href={mapAddress(lines)}>
              {t('open_map')}
            </a>
          </div>
        </li>
      )}
      <li>
        <Icon name="wallet" />
        <span className={styles.payment}>
          <span>{`${paymentMethodName(tStatus, paymentDetails.method)} `}</span>
          <PaymentStatusChip status={paymentDetails.paymentStatus} />
          {toCollect > 0 && (
            <b>
              <span>{`${t('to_collect')}: `}</span>
              <span className="num">{money(toCollect, order.currency, language)}</span>
            </b>
          )}
        </span>
      </li>
    </ul>
  );
}
