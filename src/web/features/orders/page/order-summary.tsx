import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import type { Language } from '../../../../domain/languages.ts';
import { priceNumber } from '../../../../domain/orders/cart-item.ts';
import { FEES } from '../../../../domain/orders/fees.ts';
import { isCash } from '../../../../domain/orders/payment-methods.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { dateAndTime } from '../order-time.ts';
import { paymentMethodName } from '../payment-method.ts';
import { PaymentStatusChip } from '../status-chips.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import { OnlinePaymentFacts } from './online-payment.tsx';
import styles from './order-summary.module.css';
import { TaxRows } from './tax-rows.tsx';

/** The order's figures, without rows of zero (specification section 2, "Order details"). */
export function OrderSummary({ order }: { order: Order }) {
  const t = useMessages('order');
  const language = useLanguage();
  const { subtotal, discountAmount, deliveryFee, totalAmount, tip = 0, appliedPromotion, currency } = order;
  const code = appliedPromotion?.code ?? appliedPromotion?.name;
  const nameLang = appliedPromotion?.code ? undefined : (appliedPromotion?.lang ?? order.lang);
  const price = (amount: number) => money(amount, currency, language);
  return (
    <Panel title={t('order_summary')}>
      <dl className={styles.rows}>
        <Row term={t('subtotal')} amount={price(subtotal)} />
        {discountAmount > 0 && (
          <Row
            kind="discount"
            term={code ? <DiscountWith code={code} lang={nameLang} /> : t('discount')}
            amount={`−${price(discountAmount)}`}
          />
        )}
        {deliveryFee > 0 && <Row term={t('delivery_fee')} amount={price(deliveryFee)} />}
        {FEES.filter((name) => order[name]).map((name) => (
          <Row key={name} term={t(`fee_${name}`)} amount={price(order[name] ?? 0)} />
        ))}
        {order.deposit !== undefined && <Row term={t('fee_deposit')} amount={price(order.deposit)} />}
        {order.tax && !order.tax.isIncluded && <TaxRows order={order} tax={order.tax} />}
        <Row kind="total" term={t(isToldPaid(order) ? 'total_paid' : 'order_total')} amount={price(totalAmount)} />
        {order.tax?.isIncluded && <TaxRows order={order} tax={order.tax} />}
        {order.cashRounding !== undefined && <Row term={t('cash_rounding')} amount={price(order.cashRounding)} />}
        {order.cashRounding !== undefined && (
          <Row kind="total" term={t('paid_in_cash')} amount={price(priceNumber(totalAmount + order.cashRounding))} />
        )}
        {tip > 0 && <Row term={t('tip')} amount={price(tip)} />}
        {tip > 0 && <Row kind="total" term={t('with_tip')} amount={price(totalAmount + tip)} />}
      </dl>
    </Panel>
  );
}

/**
 * Whether the total is said to be paid: once it is. An order that is paid at the door at a restaurant without taxes and receipts has the
 * specification's words, for nothing there ever knows more.
 */
function isToldPaid({ paymentDetails, tax, tip }: Order): boolean {
  const { paymentStatus, online } = paymentDetails;
  return paymentStatus === 'Paid' || paymentStatus === 'Refunded' || !(online || tax || tip);
}

/** "Discount (Half price)", the name in its own language. */
function DiscountWith({ code, lang }: { code: string; lang: Language | undefined }) {
  const t = useMessages('order');
  const [before, after] = t('discount_with', { code: PLACE }).split(PLACE);
  return (
    <>
      <span>{before}</span>
      <span lang={lang}>{code}</span>
      <span>{after}</span>
    </>
  );
}

const PLACE = '\u0001';

function Row({ term, amount, kind }: { term: ReactNode; amount: string; kind?: 'discount' | 'total' }) {
  return (
    <div data-kind={kind}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The payment's method, status and date. */
export function PaymentDetails({ order }: { order: Order }) {
  const t = useMessages('order');
  const tStatus = useMessages('statuses');
  const clock = useOrderClock();
  const language = useLanguage();
  const { method, paymentStatus, paidAt, online, cashRefunds = [] } = order.paymentDetails;
  return (
    <Panel title={t('payment_details')}>
      <div className={styles.payment}>
        <p className={styles.method}>
          <Icon name={isCash(method) ? 'banknote' : 'credit-card'} />
          <span>{paymentMethodName(tStatus, method)}</span>
        </p>
        <PaymentStatusChip status={paymentStatus} />
      </div>
      {paidAt && <p className={styles.paid}>{t('paid_on', { date: dateAndTime(paidAt, clock) })}</p>}
      {online && <OnlinePaymentFacts order={order} online={online} />}
      {cashRefunds.map(({ at, amount, reason }) => (
        <p key={at} className={styles.paid}>
          {`${t('cash_refunded', { amount: money(amount, order.currency, language) })} ${reason ?? ''}`}
        </p>
      ))}
    </Panel>
  );
}
