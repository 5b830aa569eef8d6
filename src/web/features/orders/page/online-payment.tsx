import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { Order } from '../../../../contract/orders.ts';
import { wayName } from '../../../../domain/payments/way-names.ts';
import { type Translate, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { moneyTexts } from './money-texts.ts';
import styles from './online-payment.module.css';

/** What is true of a payment by card: what is reserved, charged or given back. */
export function OnlinePaymentFacts({ order, online }: { order: Order; online: OnlinePayment }) {
  const t = useMessages('order');
  const language = useLanguage();
  const amount = (value: number) => money(value, order.currency, language);
  const reasons = online.refunds.filter(({ reason, isTurnedDown }) => reason !== null || isTurnedDown);
  return (
    <div className={styles.facts}>
      {online.isTest && <p className={styles.test}>{t('test_payment')}</p>}
      {online.method && <p>{cardText(t, online)}</p>}
      {moneyTexts(t, order, online, amount).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ amount: value, reason, at, isTurnedDown, lines = [] }) => (
            <li key={`${at} ${value}`}>
              <b>{amount(value)}</b>
              {lines.map(({ line, quantity }) => (
                <span
                  key={line}
                  lang={order.items[line]?.lang ?? order.lang}
                >{` ${quantity} × ${order.items[line]?.productName ?? ''}`}</span>
              ))}
              <span>{` ${reason ?? ''}`}</span>
              {isTurnedDown && <span>{` ${t('refund_turned_down')}`}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "Visa ending in 4242". */
function cardText(t: Translate<'order'>, { method, lastDigits }: OnlinePayment): string {
  const card = method ? wayName(method, (word) => t(`way_${word}`)) : '';
  return lastDigits ? t('card_ending', { card, digits: lastDigits }) : card;
}
