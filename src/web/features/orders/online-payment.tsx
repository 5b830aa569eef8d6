import { useEffect, useEffectEvent, useState } from 'react';
import type { OnlinePayment } from '../../../contract/online-payment.ts';
import type { Order } from '../../../contract/orders.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { type Translate, useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import styles from './online-payment.module.css';
import { myOrder } from './order-resources.ts';
import { dateAndTime } from './order-time.ts';
import { useOrderClock } from './use-order-clock.ts';

/** While the payment is awaited, the server is asked this often whether it has come. */
const ASKED_EVERY_MS = 5000;

/** What is true of a payment by card: what is reserved, charged or given back, and the way to pay. */
export function OnlinePaymentFacts({ order, online }: { order: Order; online: OnlinePayment }) {
  const t = useMessages('order');
  const clock = useOrderClock();
  const language = useLanguage();
  const amount = (value: number) => money(value, order.currency, language);
  const isAwaited = order.status === 'Awaiting Payment';
  return (
    <div className={styles.facts}>
      {online.isTest && <p className={styles.test}>{t('test_payment')}</p>}
      {online.method && <p>{cardText(t, online)}</p>}
      {isAwaited && <p>{t('pay_by', { time: dateAndTime(online.payBy, clock) })}</p>}
      {moneyTexts(t, online, amount).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isAwaited && <PayButton order={order} words={t('pay', { amount: amount(online.amount) })} />}
    </div>
  );
}

/** "Visa ending in 4242". */
function cardText(t: Translate<'order'>, { method, lastDigits }: OnlinePayment): string {
  const card = (method ?? '').replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return lastDigits ? t('card_ending', { card, digits: lastDigits }) : card;
}

function moneyTexts(t: Translate<'order'>, online: OnlinePayment, amount: (value: number) => string): string[] {
  const { state, charged, refunded } = online;
  if (state === 'authorised') return [t('money_reserved', { amount: amount(online.amount) })];
  if (state === 'voided') return [t('money_released')];
  if (state !== 'captured') return [];
  const texts = [t('money_charged', { amount: amount(charged) })];
  if (refunded > 0) texts.push(t('money_refunded', { amount: amount(refunded) }));
  return texts;
}

/** Leads to the provider's page, and looks whether the payment has come meanwhile. */
function PayButton({ order: { _id: id }, words }: { order: Order; words: string }) {
  const t = useMessages('order');
  const { api, resources, snackbar } = useApp();
  const [isOpening, setOpening] = useState(false);

  async function pay(): Promise<void> {
    setOpening(true);
    const answer = await api.orders.pay(id, { quiet: true });
    if (answer.ok) return location.assign(answer.data.data.url);
    setOpening(false);
    snackbar.show(refusalText(answer.failure) || t('pay_failed'), { tone: 'error' });
    if (answer.failure.kind === 'problem') await resources.reload(myOrder(id, resources));
  }
  const ask = useEffectEvent(async () => {
    if (document.hidden) return;
    const answer = await api.orders.checkPayment(id, { quiet: true });
    if (answer.ok && answer.data.order.status !== 'Awaiting Payment') {
      resources.set(myOrder(id, resources), answer.data);
    }
  });
  useEffect(() => {
    const asking = () => void ask();
    asking();
    const timer = setInterval(asking, ASKED_EVERY_MS);
    // Whoever comes back by Back finds the page as it was left.
    const back = () => setOpening(false);
    addEventListener('pageshow', back);
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', back);
    };
  }, []);
  return (
    <Button size="lg" full busy={isOpening} onClick={() => void pay()}>
      {words}
    </Button>
  );
}
