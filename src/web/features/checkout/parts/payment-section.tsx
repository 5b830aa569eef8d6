import { useId } from 'react';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { isCash, isPaidOnline } from '../../../../domain/orders/payment-methods.ts';
import { useMessages } from '../../../app/app-context.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { RadioCard } from '../../../ui/fields/radio-card.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { paymentMethodName } from '../../orders/payment-method.ts';
import { useCheckout } from '../checkout-context.ts';
import { GAP_BLOCK } from '../gaps.ts';
import styles from './payment-section.module.css';

/** What the provider's page takes, as people know it. */
const CARD_MARKS = 'Visa · Mastercard · Apple Pay · Google Pay';

export function PaymentSection() {
  const t = useMessages('checkout');
  const tStatus = useMessages('statuses');
  const sentences = useMessages('fields');
  const { checkout, draft, change } = useCheckout();
  const { paymentMethods, paymentMethod, orderType } = checkout;
  const errorId = useId();
  const isMissing = draft.isChecked && paymentMethod === null;

  return (
    <Panel step={2} title={t('section_payment')}>
      <fieldset id={GAP_BLOCK.payment_method} tabIndex={-1} aria-describedby={errorId}>
        <legend className="visually-hidden">{t('gap_payment_method')}</legend>
        <div className={styles.methods}>
          {paymentMethods.map((method) => (
            <RadioCard
              key={method}
              name="paymentMethod"
              value={method}
              checked={method === paymentMethod}
              onChange={() => change({ type: 'set', values: { paymentMethod: method } })}
              title={paymentMethodName(tStatus, method)}
              description={
                isPaidOnline(method)
                  ? CARD_MARKS
                  : isCash(method) && method === paymentMethod && ORDER_TYPE[orderType].hasAddress && t('exact_cash')
              }
              after={<Icon name={isCash(method) ? 'banknote' : 'credit-card'} />}
            />
          ))}
        </div>
        <FieldError id={errorId}>{isMissing ? sentences('payment_required') : null}</FieldError>
      </fieldset>
    </Panel>
  );
}
