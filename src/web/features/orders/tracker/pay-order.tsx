import { useEffect, useEffectEvent, useState } from 'react';
import { checkMyPayment, payMyOrder, payTrackedOrder } from '../../../../contract/endpoints/payments.ts';
import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { Order } from '../../../../contract/orders.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { keepLink } from '../kept-link.ts';
import { myOrder, trackedOrder } from '../order-resources.ts';
import { dateAndTime } from '../order-time.ts';
import { useOrderClock } from '../use-order-clock.ts';
import styles from './pay-order.module.css';

/** While the payment is awaited, the server is asked this often whether it has come. */
const ASKED_EVERY_MS = 5000;

interface PayOrderProps {
  order: Order;
  online: OnlinePayment;
  /** The token of the tracking link by which it is paid; undefined: its customer is here. */
  link: string | undefined;
}

/** Leads to the provider's page, as long as the order can be paid, and looks whether the payment has come meanwhile. */
export function PayOrder(props: PayOrderProps) {
  const { plain } = useApp();
  return import.meta.env.SSR && plain ? <PlainPay {...props} payAt={plain.payAt} /> : <PayByScript {...props} />;
}

/** Pays in two steps, of which the first asks for the provider's page: a form may not lead there by itself. */
function PlainPay({ order, online, payAt }: PayOrderProps & { payAt: string | null }) {
  const t = useMessages('order');
  const clock = useOrderClock();
  const language = useLanguage();
  const label = t('pay', { amount: money(online.amount, order.currency, language) });
  return (
    <>
      <p className={styles.by}>{t('pay_by', { time: dateAndTime(online.payBy, clock) })}</p>
      {payAt ? (
        <ButtonLink size="lg" full to={payAt}>
          {label}
        </ButtonLink>
      ) : (
        <form method="post">
          <Button size="lg" full type="submit" name="pay">
            {label}
          </Button>
        </form>
      )}
    </>
  );
}

function PayByScript({ order, online, link }: PayOrderProps) {
  const id = order._id;
  const t = useMessages('order');
  const clock = useOrderClock();
  const language = useLanguage();
  const { api, resources, snackbar } = useApp();
  const [isOpening, setOpening] = useState(false);

  async function pay(): Promise<void> {
    setOpening(true);
    if (link) keepLink(link);
    const answer = await (link
      ? api.call(payTrackedOrder, { body: { token: link }, quiet: true })
      : api.call(payMyOrder, { params: { id }, quiet: true }));
    if (answer.ok) return location.assign(answer.data.data.url);
    setOpening(false);
    snackbar.show(refusalText(answer.failure) || t('pay_failed'), { tone: 'error' });
    if (answer.failure.kind !== 'problem') return;
    await (link ? resources.reload(trackedOrder(link, resources)) : resources.reload(myOrder(id, resources)));
  }
  const ask = useEffectEvent(async () => {
    // The page of a link is asked for again and again as it is.
    if (document.hidden || link) return;
    const answer = await api.call(checkMyPayment, { params: { id }, quiet: true });
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
    <>
      <p className={styles.by}>{t('pay_by', { time: dateAndTime(online.payBy, clock) })}</p>
      <Button size="lg" full busy={isOpening} onClick={() => void pay()}>
        {t('pay', { amount: money(online.amount, order.currency, language) })}
      </Button>
    </>
  );
}
