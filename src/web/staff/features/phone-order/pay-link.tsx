import { useEffect, useEffectEvent, useState } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { PhonePayment } from '../../../../contract/staff/staff-phone-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { doorMethods } from './phone-draft.ts';
import styles from './phone-payments.module.css';
import { usePayLink } from './use-pay-link.ts';

interface PayLinkProps {
  payment: PhonePayment;
  restaurant: Restaurant;
  /** Whether it was just taken: then its link is shown at once. */
  isNew: boolean;
  onChanged(): void;
}

/** The link that pays an order: to read out, copy, share and mail; or another way to pay it; or nothing of it. */
export function PayLink({ payment, restaurant, isNew, onChanged }: PayLinkProps) {
  const t = useMessages('phone-order');
  const statuses = useMessages('statuses');
  const { orderNumber: number, orderType, email } = payment;
  const { url, failure, busy, show, copy, share, mail, payAtDoor, callOff } = usePayLink(payment, onChanged);
  const [canShare, setCanShare] = useState(false);
  const begin = useEffectEvent(() => {
    setCanShare('share' in navigator);
    if (isNew) void show();
  });
  useEffect(() => begin(), []);
  return (
    <>
      {url !== null && (
        <TextField
          className={styles.link}
          label={t('pay_link_of', { number })}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <div className={styles.buttons}>
        {url === null ? (
          <Button variant="tonal" size="sm" busy={busy === 'link'} onClick={() => void show()}>
            {t('pay_link')}
          </Button>
        ) : (
          <>
            <Button variant="tonal" size="sm" before="copy" onClick={() => void copy(url)}>
              {t('copy_link')}
            </Button>
            {canShare && (
              <Button variant="tonal" size="sm" onClick={() => void share(url)}>
                {t('share_link')}
              </Button>
            )}
          </>
        )}
        {email !== null && (
          <Button variant="outline" size="sm" before="mail" busy={busy === 'mail'} onClick={() => void mail(email)}>
            {t('mail_link', { email })}
          </Button>
        )}
        {doorMethods(restaurant, orderType).map((method) => (
          <Button
            key={method}
            variant="outline"
            size="sm"
            busy={busy === method}
            onClick={() => void payAtDoor(method)}
          >
            {t('at_door', { method: paymentMethodName(statuses, method) })}
          </Button>
        ))}
        <Button variant="text" size="sm" busy={busy === 'off'} onClick={() => void callOff()}>
          {t('call_off')}
        </Button>
      </div>
      {failure !== null && <Alert>{failure}</Alert>}
    </>
  );
}
