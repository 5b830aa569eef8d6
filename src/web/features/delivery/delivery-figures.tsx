import type { DeliveryCheck } from '../../../contract/delivery-check.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import type { Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { minimumOrderShortfall } from '../../../domain/orders/price-order.ts';
import { wallClock } from '../../../domain/times/zoned-time.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { clockTime, money, shortMoney } from '../../app/format/format.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import { usualTime } from '../restaurant/usual-time.ts';
import styles from './delivery-question.module.css';

interface DeliveryFiguresProps {
  restaurant: Restaurant;
  terms: NonNullable<DeliveryCheck['terms']>;
  asap: DeliveryCheck['asap'];
  /** Of the cart; missing: nothing is said of it. */
  subtotal: number | undefined;
}

/** For how much, from what sum, and how soon; of a cart what is missing. */
export function DeliveryFigures({ restaurant, terms, asap, subtotal }: DeliveryFiguresProps) {
  const t = useMessages('delivery-check');
  const language = useLanguage();
  const say = (amount: number) => shortMoney(money(amount, restaurant.currency, language));
  const { fee, toFree, toMinimum } = missingOf(terms, subtotal, decimalsOf(restaurant.currency.code));
  const { freeFrom, minimumOrderValue } = terms;
  const hasCart = subtotal !== undefined;
  const free = hasCart ? t('more_for_free', { amount: say(toFree) }) : t('free_from', { amount: say(freeFrom ?? 0) });
  const sum = hasCart
    ? t('more_for_delivery', { amount: say(toMinimum) })
    : t('from_sum', { amount: say(minimumOrderValue) });
  return (
    <ul className={styles.figures}>
      <Figure icon="bike" text={fee > 0 ? t('fee', { fee: say(fee) }) : t('free')} />
      {fee > 0 && toFree > 0 && <Figure icon="gift" text={free} />}
      {toMinimum > 0 && <Figure icon="receipt-text" text={sum} />}
      <Figure
        icon="clock"
        text={
          asap ? t('about', { time: soon(asap, restaurant.timezone, language) }) : usualTime(restaurant, 'Delivery')
        }
      />
    </ul>
  );
}

/** "7:15 PM", or from when to when. */
function soon({ at, to }: NonNullable<DeliveryCheck['asap']>, timezone: string, language: Language): string {
  const clock = (instant: string) => clockTime(wallClock(Date.parse(instant), timezone).minutes, language);
  return to === null ? clock(at) : `${clock(at)}–${clock(to)}`;
}

function Figure({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
    </li>
  );
}

/** The fee of a cart, and what it lacks until there is none, and until it is delivered at all; without a cart, of an empty one. */
function missingOf(
  { fee, freeFrom, minimumOrderValue }: DeliveryFiguresProps['terms'],
  cart: number | undefined,
  decimals: number,
) {
  const subtotal = toMinor(cart ?? 0, decimals);
  const toFree = freeFrom === undefined ? 0 : Math.max(0, toMinor(freeFrom, decimals) - subtotal);
  const deliveryFee = freeFrom !== undefined && toFree === 0 ? 0 : toMinor(fee, decimals);
  const lacking = minimumOrderShortfall({
    ...{ subtotal, discountAmount: 0, deliveryFee, orderType: 'Delivery' },
    minimumOrderValue: toMinor(minimumOrderValue, decimals),
  });
  return {
    fee: toDecimal(deliveryFee, decimals),
    toFree: toDecimal(toFree, decimals),
    toMinimum: toDecimal(lacking, decimals),
  };
}
