import { useState } from 'react';
import { followMyOrder, followTrackedOrder, getPushKey } from '../../../../contract/endpoints/order-links.ts';
import type { Order } from '../../../../contract/orders.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { pushSupport, reachOf, subscriptionOf } from '../../../app/push-support.ts';
import { storage } from '../../../app/storage/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { keepToldLink } from '../kept-link.ts';
import styles from './tell-me.module.css';

/** The last order that this browser is told of. */
const KEY = 'toldOrder';

interface TellMeProps {
  order: Order;
  /** The token of the tracking link by which the order is seen. */
  link: string | undefined;
}

/** Asks whether this browser may say how the order goes on; only here, of this order, and only on a tap. */
export function TellMe({ order: { _id: id }, link }: TellMeProps) {
  const t = useMessages('order');
  const { api, busy, snackbar } = useApp();
  const language = useLanguage();
  const [isTold, setTold] = useState(() => storage.get(KEY) === id);
  if (pushSupport() !== 'ready') return null;

  async function tell(): Promise<void> {
    const isDone = await busy.run(subscribe).catch(() => false);
    if (isDone === null) return;
    if (!isDone) return snackbar.show(t('tell_failed'), { tone: 'error' });
    storage.set(KEY, id);
    if (link) keepToldLink(id, link);
    setTold(true);
  }
  /** null: the person said no. */
  async function subscribe(): Promise<boolean | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const [answer, registration] = [await api.call(getPushKey), await navigator.serviceWorker.ready];
    if (!answer.ok) return false;
    const { publicKey } = answer.data.data;
    const known = await subscriptionOf(registration, publicKey);
    // One with another key would be in the way.
    if (!known) await (await registration.pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = known ?? (await registration.pushManager.subscribe(options));
    const input = { ...reachOf(subscription), language };
    return (
      await (link
        ? api.call(followTrackedOrder, { body: { token: link, ...input } })
        : api.call(followMyOrder, { params: { id }, body: input }))
    ).ok;
  }

  return (
    <p className={styles.tell} role="status">
      {isTold ? (
        <>
          <Icon name="bell-ring" />
          <span>{t('told')}</span>
        </>
      ) : (
        <Button variant="outline" size="sm" before="bell-ring" onClick={() => void tell()}>
          {t('tell_me')}
        </Button>
      )}
    </p>
  );
}
