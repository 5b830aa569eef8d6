import type { RefObject } from 'react';
import { MAX } from '../../../../domain/limits.ts';
import { isPaidOnline } from '../../../../domain/orders/payment-methods.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { LimitedArea, LimitedField } from '../editing/limited-text.tsx';
import { sumsOf } from '../ticket/sums-of.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './order-sheet.module.css';
import { Overrides } from './overrides.tsx';
import { phoneMethods } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

interface OrderSheetProps {
  order: PhoneOrder;
  placeButton: RefObject<HTMLButtonElement | null>;
  place(): void;
}

/** The order as it grows: lines, how it is paid, what stands in the way, the total, and the button. */
export function OrderSheet({ order, placeButton, place }: OrderSheetProps) {
  const t = useMessages('phone-order');
  const optional = useMessages('addresses')('optional');
  const tStatus = useMessages('statuses');
  const sentences = useMessages('fields');
  const { draft, change, quoting, faults, restaurant } = order;
  const methods = phoneMethods(restaurant, draft.orderType);
  return (
    <Panel title={t('order')} className={styles.sheet}>
      <div className={styles.stack}>
        <OrderLines order={order} />
        <SelectField
          label={t('payment')}
          value={draft.paymentMethod ?? ''}
          error={faults.paymentMethod ? sentences('payment_required') : null}
          options={methods.map((method) => {
            const name = paymentMethodName(tStatus, method);
            return { value: method, label: isPaidOnline(method) ? t('by_link', { method: name }) : name };
          })}
          onChange={({ currentTarget }) => change({ paymentMethod: currentTarget.value })}
        />
        <LimitedArea
          label={t('note')}
          optional={optional}
          rows={2}
          limit={MAX.customerNotes}
          value={draft.notes}
          onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
        />
        <LimitedField
          label={t('code')}
          optional={optional}
          autoComplete="off"
          autoCapitalize="characters"
          limit={MAX.couponCode}
          value={draft.couponCode}
          error={quoting.quote?.promotionProblem}
          onChange={({ currentTarget }) => change({ couponCode: currentTarget.value })}
        />
        <Overrides order={order} />
        <Total order={order} />
        {order.failure !== null && <Alert>{order.failure}</Alert>}
        <Button
          ref={placeButton}
          size="lg"
          full
          busy={order.isPlacing}
          aria-describedby="phone-order-total"
          onClick={place}
        >
          {t('place')}
        </Button>
      </div>
    </Panel>
  );
}

function Total({ order: { draft, quoting, restaurant } }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const board = useMessages('board');
  const language = useLanguage();
  const { quote, isOld, failure } = quoting;
  if (failure !== null) return <Alert tone="warning">{failure || t('not_quoted')}</Alert>;
  if (!quote || draft.lines.length === 0) return null;
  const inMoney = (amount: number) => money(amount, restaurant.currency, language);
  const sums = sumsOf({ ...quote.figures, appliedPromotion: null }, board);
  return (
    <dl className={styles.sums} aria-busy={isOld}>
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{inMoney(value)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{board('total')}</dt>
        <dd id="phone-order-total" className="num">
          {inMoney(quote.figures.totalAmount)}
        </dd>
      </div>
    </dl>
  );
}
