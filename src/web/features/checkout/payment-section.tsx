import { useId } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { useCheckout } from './checkout-context.ts';
import { GAP_BLOCK } from './gaps.ts';
import styles from './payment-section.module.css';
import { StepTitle } from './step-title.tsx';

/** Methods that have a name in every language; a restaurant's own ones are shown as it wrote them. */
const KNOWN = ['Cash on Delivery', 'Cash', 'Card on Delivery', 'Online Payment (Placeholder)'] as const;

export function PaymentSection() {
  const t = useMessages('checkout');
  const sentences = useMessages('fields');
  const { checkout, draft, change } = useCheckout();
  const { paymentMethods, paymentMethod, orderType } = checkout;
  const errorId = useId();
  const isMissing = draft.isChecked && paymentMethod === null;

  function nameOf(method: string): string {
    const known = KNOWN.find((each) => each === method);
    return known ? t(`method_${known}`) : method;
  }

  return (
    <Panel step={2} title={<StepTitle text={t('section_payment')} />}>
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
              title={nameOf(method)}
              description={isCash(method) && method === paymentMethod && orderType === 'Delivery' && t('exact_cash')}
              after={<Icon name={isCash(method) ? 'banknote' : 'credit-card'} />}
            />
          ))}
        </div>
        <FieldError id={errorId}>{isMissing ? sentences('payment_required') : null}</FieldError>
      </fieldset>
    </Panel>
  );
}

function isCash(method: string): boolean {
  return /^cash\b/i.test(method);
}
