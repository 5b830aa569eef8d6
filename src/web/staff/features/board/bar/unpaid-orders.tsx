import { useEffect, useEffectEvent, useState } from 'react';
import { letGoUnpaid, listUnpaidOrders } from '../../../../../contract/endpoints/unpaid-orders.ts';
import type { UnpaidOrder } from '../../../../../contract/staff/staff-unpaid-orders.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../../app/app-context.ts';
import { dateTime, money } from '../../../../app/format/format.ts';
import { escapeText } from '../../../../app/hosts/dialogs.ts';
import { timeText } from '../../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { useKnownRestaurant } from '../../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useMember, useStaff } from '../../../app/staff-context.ts';
import styles from './pills.module.css';

/** No socket tells of orders that the restaurant has not got: the server is asked this often. */
const ASKED_EVERY_MS = 30_000;
/** A slot may be weeks away. */
const SLOT = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** How many orders wait for their payment, quietly at the end of the line, and in a dialog what each of them holds meanwhile. */
export function UnpaidOrders() {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  const { orders, count, reload } = useUnpaidOrders();
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <button type="button" className={styles.quiet} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="credit-card" />
        <u>{t('unpaid', { count })}</u>
      </button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={t('unpaid_title')} closeLabel={t('close')}>
          <p className="muted">{t('unpaid_text')}</p>
          <ul className={styles.held}>
            {orders.map((order) => (
              <HeldOrder key={order.orderId} order={order} onGone={reload} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function HeldOrder({ order, onGone }: { order: UnpaidOrder; onGone(): void }) {
  const { orderId, orderNumber: number, totalAmount, since, payBy, units, holdsFrom } = order;
  const t = useMessages('board');
  const staff = useMessages('staff');
  const language = useLanguage();
  const clock = useOrderClock();
  const { dialogs, snackbar } = useApp();
  const { call } = useStaff();
  const { currency, timezone: zone = 'UTC' } = useKnownRestaurant() ?? {};
  const mayLetGo = useMember()?.permissions.includes('corrections') ?? false;
  const [isBusy, setIsBusy] = useState(false);
  const at = (time: string) => timeText(Date.parse(time), clock);

  async function letGo(): Promise<void> {
    if (isBusy) return;
    const isMeant = await dialogs.ask({
      title: t('let_go_title', { number }),
      html: escapeText(t('let_go_text')),
      confirmText: t('let_go'),
      cancelText: t('let_wait'),
    });
    if (!isMeant) return;
    setIsBusy(true);
    const answer = await call(letGoUnpaid, { params: { id: orderId }, quiet: true });
    setIsBusy(false);
    if (!answer.ok) snackbar.show(refusalText(answer.failure) || staff('no_answer'), { tone: 'warning' });
    onGone();
  }

  return (
    <li>
      <p>
        <b className="num">{number}</b>
        {currency && <b className="num">{` · ${money(totalAmount, currency, language)}`}</b>}
        <br />
        <span className="muted">{t('unpaid_since', { since: at(since), until: at(payBy) })}</span>
        {holdsFrom && (
          <>
            <br />
            <span className="muted">
              {t('unpaid_holds', { count: units, time: dateTime(holdsFrom, zone, language, SLOT) })}
            </span>
          </>
        )}
      </p>
      {mayLetGo && (
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => void letGo()}>
          {t('let_go')}
        </Button>
      )}
    </li>
  );
}

/** What waits, asked for again while the page is looked at. */
function useUnpaidOrders(): { orders: UnpaidOrder[]; count: number; reload(): void } {
  const { call } = useStaff();
  const [found, setFound] = useState<{ orders: UnpaidOrder[]; count: number }>({ orders: [], count: 0 });
  const load = useEffectEvent(async () => {
    const answer = await call(listUnpaidOrders, { quiet: true });
    if (answer.ok) setFound(answer.data.data);
  });
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (!document.hidden) void load();
    }, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { ...found, reload: () => void load() };
}
