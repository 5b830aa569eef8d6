import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useCheckout } from '../checkout-context.ts';
import { LazyTakeNextTime } from '../place/lazy-take-next-time.ts';
import { useWhenText } from '../use-when-text.ts';
import styles from './checkout-summary.module.css';
import { SummaryLines } from './summary-lines.tsx';

// Only some restaurants add fees, have said how they are taxed, or have no coins for every sum.
const LazyFeeFigures = lazyPart(() => import('../../restaurant/fee-figures.tsx').then((file) => file.FeeFigures));
const LazyCashFigures = lazyPart(() => import('../cash-figures.tsx').then((file) => file.CashFigures));
const LazyTaxFigures = lazyPart(() => import('./tax-figures.tsx').then((file) => file.TaxFigures));

/** The bar at the bottom of narrow screens scrolls to it. */
export const SUMMARY_ID = 'your-order';

/** What is ordered, what it costs, when it comes: beside the form, always in view on wide screens. */
export function CheckoutSummary() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { plain } = useApp();
  const when = useWhenText();
  const { checkout, restaurant, draft, now, placing } = useCheckout();
  const { figures, cashRounding, lacksTax, lacksFee, promotion: applied, tip, orderType, timing, shortfall } = checkout;
  const { hasFee } = ORDER_TYPE[orderType];
  const tax = draft.quoted?.tax;
  const say = (minor: number) =>
    money(toDecimal(minor, decimalsOf(restaurant.currency.code)), restaurant.currency, language);
  const deposit = toDecimal(figures.deposit ?? 0, decimalsOf(restaurant.currency.code));
  // No sum without its tax and its fee passes for the total.
  const total = (more: number) => (lacksTax || lacksFee ? '…' : say(figures.totalAmount + more));
  return (
    <aside className={styles.aside}>
      <Panel id={SUMMARY_ID} tabIndex={-1} title={t('your_order')}>
        <SummaryLines />
        <div className={styles.figures}>
          <dl>
            <Figure name={t('subtotal')} amount={say(figures.subtotal)} />
            {applied && (
              <Figure
                name={applied.couponCode ?? applied.name ?? t('discount')}
                amount={`−${say(figures.discountAmount)}`}
                className={styles.discount}
              />
            )}
            {hasFee && <Figure name={t('delivery_fee')} amount={lacksFee ? '…' : say(figures.deliveryFee)} />}
          </dl>
          {(restaurant.fees || deposit > 0) && (
            <LazyFeeFigures
              restaurant={restaurant}
              orderType={orderType}
              subtotal={figures.subtotal}
              deposit={deposit}
            />
          )}
          {tax && <LazyTaxFigures tax={tax} currency={restaurant.currency} />}
          <dl>
            <Figure name={t('total')} amount={total(0)} className={styles.total} />
            {tip !== null && tip > 0 && <Figure name={t('tip')} amount={say(tip)} />}
          </dl>
          {cashRounding !== 0 && <LazyCashFigures rounding={say(cashRounding)} toPay={total(cashRounding)} />}
        </div>
        <p className={styles.when}>
          <Icon name="calendar-clock" />
          <span>{when({ orderType, ...timing, timezone: restaurant.timezone, now })}</span>
        </p>
        {checkout.freeFrom !== null && figures.subtotal < checkout.freeFrom && hasFee && (
          <p className={styles.when}>
            <Icon name="bike" />
            <span>{t('free_delivery_missing', { amount: say(checkout.freeFrom - figures.subtotal) })}</span>
          </p>
        )}
        {shortfall > 0 && !lacksFee && (
          <Alert tone="warning" className={styles.notice}>
            {t('below_minimum', { minimum: say(checkout.minimum) })}
          </Alert>
        )}
        {placing.notice && (
          <Alert className={styles.notice} actions={placing.next && <LazyTakeNextTime />}>
            {placing.notice}
          </Alert>
        )}
        <Button
          size="lg"
          full
          className={styles.place}
          busy={placing.isPlacing}
          onClick={placing.place}
          {...(import.meta.env.SSR && plain && { type: 'submit', name: 'place' })}
        >
          <span>{t('place_order')}</span>
          <span className="num">{t('place_order_amount', { amount: total(cashRounding + (tip ?? 0)) })}</span>
        </Button>
      </Panel>
    </aside>
  );
}

function Figure({ name, amount, className }: { name: string; amount: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
