import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LazyDeliveryQuestion } from '../delivery/lazy-delivery-question.ts';
import { useOrderType } from '../restaurant/use-order-type.ts';
import { useCart } from './cart-store.ts';
import styles from './cart-summary.module.css';
import { useChosenPromotion } from './chosen-promotion.ts';
import { DeliveryMinimum } from './delivery-minimum.tsx';
import { estimatedTotal } from './estimated-total.ts';
import { AddMore, useMissing } from './to-checkout.tsx';

// Only who took an offer on another page.
const LazyChosenOffer = lazyPart<{ id: string }>(() => import('./chosen-offer.tsx').then((file) => file.ChosenOffer));

// Only some restaurants add fees, or have bottles with a deposit.
const LazyFeeFigures = lazyPart(() => import('../restaurant/fee-figures.tsx').then((file) => file.FeeFigures));

/** The figures and the button to checkout; nothing while the cart is empty (specification section 2, "Cart"). */
export function CartSummary({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('cart');
  const language = useLanguage();
  const { cartSubtotal, cartDeposit, isEmpty } = useCart();
  const [orderType] = useOrderType(restaurant);
  const missing = useMissing(restaurant);
  const offer = useChosenPromotion();
  if (isEmpty) return null;
  const subtotal = toMinor(cartSubtotal, decimalsOf(restaurant.currency.code));
  const say = (amount: number) => money(amount, restaurant.currency, language);

  /** Beside the specified words the one fee of a restaurant that has one. */
  function feeHere(): string | undefined {
    const { fee, zones } = restaurant.deliverySettings;
    const isOne = !zones && orderType !== null && ORDER_TYPE[orderType].hasFee && fee !== null && fee > 0;
    return isOne ? ` · ${t('fee_here', { fee: say(fee) })}` : undefined;
  }
  return (
    <Panel title={t('summary')} className={styles.summary}>
      <DeliveryMinimum restaurant={restaurant} subtotal={cartSubtotal} />
      {restaurant.deliverySettings.zones && orderType && ORDER_TYPE[orderType].hasAddress && (
        <LazyDeliveryQuestion restaurant={restaurant} on="cart" subtotal={cartSubtotal} />
      )}
      {offer && <LazyChosenOffer id={offer} />}
      <div className={styles.figures}>
        <dl>
          <Figure name={t('subtotal')} value={say(cartSubtotal)} />
          {/* Promotions are applied at checkout. */}
          <Figure name={t('discounts')} value={say(0)} />
          <Figure name={t('delivery_fee')} value={t('calculated_later')} more={feeHere()} isQuiet />
        </dl>
        {(restaurant.fees || cartDeposit > 0) && orderType && (
          <LazyFeeFigures restaurant={restaurant} orderType={orderType} subtotal={subtotal} deposit={cartDeposit} />
        )}
        <dl>
          {restaurant.tax?.isIncluded === false && (
            <Figure name={restaurant.tax.label} value={t('calculated_later')} isQuiet />
          )}
          <div className={styles.total}>
            <dt>{t('estimated_total')}</dt>
            <dd>{say(estimatedTotal(restaurant, { cartSubtotal, cartDeposit }, orderType))}</dd>
          </div>
        </dl>
      </div>
      {missing !== null && (
        <div className={styles.checkout}>
          <AddMore restaurant={restaurant} missing={missing} />
        </div>
      )}
      {/* Below the minimum it stays a way to pickup, which has none. */}
      <ButtonLink
        to="/checkout"
        size="lg"
        full
        variant={missing === null ? 'primary' : 'outline'}
        className={missing === null ? styles.checkout : undefined}
        viewTransition
      >
        {t('checkout')}
      </ButtonLink>
    </Panel>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** After the value. */
  more?: string | undefined;
  isQuiet?: boolean;
}

function Figure({ name, value, more, isQuiet = false }: FigureProps) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className={isQuiet ? 'muted' : undefined}>
        <span>{value}</span>
        {more && <span>{more}</span>}
      </dd>
    </div>
  );
}
