import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import styles from './fee-figures.module.css';
import { orderFees } from './order-fees.ts';

interface FeeFiguresProps {
  restaurant: Restaurant;
  orderType: OrderType;
  /** In minor units. */
  subtotal: number;
  /** Decimal. */
  deposit: number;
}

/** What the restaurant adds to the order, deposits among it, and how to come without the fee of small orders: a list of figures of its own. */
export function FeeFigures({ restaurant, orderType, subtotal, deposit }: FeeFiguresProps) {
  const t = useMessages('fees');
  const language = useLanguage();
  const { currency } = restaurant;
  const decimals = decimalsOf(currency.code);
  const say = (minor: number) => money(toDecimal(minor, decimals), currency, language);
  const fees = orderFees(restaurant, { subtotal, orderType });
  if (fees.length === 0 && deposit === 0) return null;
  return (
    <dl>
      {fees.map(({ name, amount, below }) => (
        <div key={name}>
          <dt className="muted">
            <span>{t(name)}</span>
            {below !== null && (
              <small className={styles.hint}>{t('add', { amount: say(toMinor(below, decimals) - subtotal) })}</small>
            )}
          </dt>
          <dd>{say(amount)}</dd>
        </div>
      ))}
      {deposit > 0 && (
        <div>
          <dt className="muted">{t('deposit')}</dt>
          <dd>{money(deposit, currency, language)}</dd>
        </div>
      )}
    </dl>
  );
}
