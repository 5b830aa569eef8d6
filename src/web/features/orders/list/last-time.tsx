import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import { isReviewable } from '../../../../domain/orders/order-status.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed, money } from '../../../app/format/format.ts';
import { useOwn } from '../../../app/session/use-own.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { myOrders } from '../order-resources.ts';
import { DEFAULT_FILTER } from '../orders-filter.ts';
import { useReorder } from '../use-reorder.ts';
import styles from './last-time.module.css';

/** Gone until the page is loaded anew, once somebody has tapped it away. */
let isAway = false;

/** The last order that somebody had, guests too, where dishes are chosen: one tap leads to a cart with today's prices. */
export function LastTime() {
  const { messages, resources } = useApp();
  const [isWorded, setWorded] = useState(false);
  const [isHidden, setHidden] = useState(isAway);
  const { data } = useOwn(myOrders(DEFAULT_FILTER, resources));
  const last = data?.orders.find(({ status }) => isReviewable(status));
  // The words of orders, which these pages do without.
  useEffect(() => {
    messages.need(['order']).then(
      () => setWorded(true),
      () => {},
    );
  }, [messages]);
  if (!last || !isWorded || isHidden) return null;
  function hide(): void {
    isAway = true;
    setHidden(true);
  }
  return <LastTimeBar order={last} onAway={hide} />;
}

function LastTimeBar({ order, onAway }: { order: Order; onAway(): void }) {
  const t = useMessages('order');
  const language = useLanguage();
  const reorder = useReorder(order);
  useBottomBar('wide');
  const dishes = listed(
    order.items.map(({ productName }) => productName),
    language,
  );
  return (
    <aside className={styles.bar} aria-label={t('last_time')}>
      <p className={styles.text}>
        <b>{t('last_time')}</b>
        <span className={styles.dishes} lang={order.lang}>
          {dishes}
        </span>
      </p>
      <Button size="sm" before="rotate-ccw" className={styles.again} onClick={() => void reorder()}>
        <span>{t('reorder')}</span>
        <span className="num">{` · ${money(order.subtotal, order.currency, language)}`}</span>
      </Button>
      <IconButton icon="x" label={t('last_time_away')} className={styles.away} onClick={onAway} />
    </aside>
  );
}
