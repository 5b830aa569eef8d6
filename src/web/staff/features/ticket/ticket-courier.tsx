import { useState } from 'react';
import { makeCourierLink, releaseCourier } from '../../../../contract/endpoints/couriers.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { courierSteps } from '../../../../domain/orders/courier-steps.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './ticket-courier.module.css';

/** Who has a delivery on their phone, and the code with which a phone takes it. Nothing where the restaurant uses no couriers. */
export function TicketCourier({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const { busy } = useApp();
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const isUsed = useKnownRestaurant()?.usesCouriers === true;
  const [link, setLink] = useState<{ address: string; picture: string } | null>(null);
  const { _id: id, courier, orderType, status } = order;
  if (!isUsed || !ORDER_TYPE[orderType].hasAddress || courierSteps(status).length === 0) return null;
  async function give(): Promise<void> {
    const answer = await busy.run(() => call(makeCourierLink, { params: { id } }));
    if (!answer.ok) return;
    const address = location.origin + answer.data.data.path;
    // Loaded only here: the board shows no other code.
    const { renderSVG } = await import('uqr');
    setLink({ address, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}` });
  }
  async function release(): Promise<void> {
    setLink(null);
    const answer = await busy.run(() => call(releaseCourier, { params: { id } }));
    if (answer.ok) board.receive(answer.data.data.order);
  }
  if (courier) {
    return (
      <div className={styles.courier}>
        <p>{t('courier_since', { name: courier.name, time: shortTime(courier.since, clock, board.now()) })}</p>
        <Button variant="outline" size="sm" before="undo-2" onClick={() => void release()}>
          {t('courier_release', { name: courier.name })}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.courier}>
      <Button variant="outline" size="sm" before="bike" onClick={() => void give()}>
        {t('courier_give')}
      </Button>
      {link && (
        <>
          <p>{t('courier_scan')}</p>
          <img src={link.picture} alt={t('courier_code')} width="200" height="200" />
          <a className={styles.address} href={link.address} target="_blank" rel="noreferrer">
            {link.address}
          </a>
        </>
      )}
    </div>
  );
}
