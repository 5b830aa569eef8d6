import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { useCheckout } from '../checkout-context.ts';
import { PLAIN_FORM } from '../plain-checkout.tsx';
import { SUMMARY_ID } from '../summary/checkout-summary.tsx';
import { useWhenText } from '../use-when-text.ts';
import { LazyTakeNextTime } from './lazy-take-next-time.ts';
import styles from './place-order-bar.module.css';

/** Fixed at the bottom of narrow screens: when the order is for, what it holds, and Place Order with the total. */
export function PlaceOrderBar() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const when = useWhenText();
  const { checkout, restaurant, items, now, placing } = useCheckout();
  const { orderType, timing, figures, lacksTax, lacksFee, cashRounding, tip, address } = checkout;
  const { plain } = useApp();
  const isPlain = import.meta.env.SSR && plain !== undefined;
  useBottomBar('tall');
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const place = ORDER_TYPE[orderType].hasAddress && address ? ` · ${address.label}` : '';
  const toPay = toDecimal(figures.totalAmount + cashRounding + (tip ?? 0), decimalsOf(restaurant.currency.code));
  // No sum without its tax and its fee passes for the total.
  const total = lacksTax || lacksFee ? '…' : money(toPay, restaurant.currency, language);
  return (
    <div className={styles.bar}>
      <div className={styles.facts}>
        <span>{`${when({ orderType, ...timing, timezone: restaurant.timezone, now })}${place}`}</span>
        {!isPlain && (
          <button type="button" onClick={showSummary}>
            <span>{t('item_count', { count })}</span>
            <Icon name="chevron-down" />
          </button>
        )}
      </div>
      {placing.next && <LazyTakeNextTime />}
      <Button
        size="lg"
        full
        className={styles.place}
        busy={placing.isPlacing}
        onClick={placing.place}
        {...(isPlain && { type: 'submit', name: 'place', form: PLAIN_FORM })}
      >
        <span>{t('place_order')}</span>
        <span className="num">{t('place_order_amount', { amount: total })}</span>
      </Button>
    </div>
  );
}

function showSummary(): void {
  const summary = document.getElementById(SUMMARY_ID);
  summary?.scrollIntoView({ behavior: 'smooth' });
  summary?.focus({ preventScroll: true });
}
