import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isHandedEnd } from '../../../../domain/delivery-services/delivery-services.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { OrderStatusChip } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { AcceptChips } from '../board/accept-chips.tsx';
import { useBoardActions } from '../board/board-actions.ts';
import { cancelStep, mayDelay, nextStep, stepIcon, stepText, whenText } from '../board/order-labels.ts';
import { OrderOrigin } from '../board/order-origin.tsx';
import { OthersCountdown } from '../board/others-countdown.tsx';
import { StepCountdown } from '../board/step-countdown.tsx';
import { TakeOut } from '../refunds/take-out.tsx';
import { TicketPayment } from '../refunds/ticket-payment.tsx';
import { PrintMenu } from './print-menu.tsx';
import { PrintedTicket } from './printed-ticket.tsx';
import styles from './ticket.module.css';
import { TicketCourier } from './ticket-courier.tsx';
import { TicketCustomer } from './ticket-customer.tsx';
import { TicketHistory } from './ticket-history.tsx';
import { TicketItems } from './ticket-items.tsx';
import { TicketService } from './ticket-service.tsx';

/** Everything about one order, and everything that can be done with it. */
export function Ticket({ order, close }: { order: StaffOrder; close(): void }) {
  const t = useMessages('board');
  const { board, steps, others } = useStaff();
  const clock = useOrderClock();
  const waiting = useStore(steps.waiting).get(order._id);
  const elsewhere = useStore(others).get(order._id);
  const [prints, setPrints] = useState(0);
  return (
    <Dialog
      open
      onClose={close}
      title={t('order', { number: order.orderNumber })}
      closeLabel={t('close')}
      className={styles.ticket}
      actions={!waiting && !elsewhere && <TicketActions order={order} close={close} />}
    >
      <div className={styles.head}>
        <OrderStatusChip status={order.status} />
        <p>
          <b>{t(ORDER_TYPE[order.orderType].word)}</b>
          <span>{` · ${whenText(t, order, clock, board.now())}`}</span>
        </p>
        <OrderOrigin order={order} />
        <ButtonLink variant="text" size="sm" before="history" to={`/staff/orders/${order._id}`}>
          {t('whole_order')}
        </ButtonLink>
        <PrintMenu orderId={order._id} onPrint={() => setPrints(prints + 1)} />
      </div>
      <TicketItems order={order} />
      <TakeOut order={order} />
      <TicketCustomer order={order} />
      <TicketService order={order} />
      {!(order.handed && order.courier && !isHandedEnd(order.handed.state)) && <TicketCourier order={order} />}
      <TicketPayment order={order} />
      <TicketHistory order={order} />
      {waiting && <StepCountdown step={waiting} />}
      {!waiting && elsewhere && <OthersCountdown orderId={order._id} step={elsewhere} />}
      {prints > 0 && <PrintedTicket key={prints} order={order} />}
    </Dialog>
  );
}

function TicketActions({ order, close }: { order: StaffOrder; close(): void }) {
  const t = useMessages('board');
  const { step, open } = useBoardActions();
  const next = nextStep(order);
  const callOff = cancelStep(order);
  if (order.status === 'Pending Confirmation') return <AcceptChips order={order} onAnswer={close} />;
  function advance(): void {
    if (!next) return;
    step(order, { status: next });
    close();
  }
  return (
    <>
      {callOff && (
        <Button variant="text" className={styles.danger} onClick={() => open('call-off', order)}>
          {stepText(t, callOff)}
        </Button>
      )}
      {mayDelay(order) && (
        <Button variant="tonal" before="timer" onClick={() => open('delay', order)}>
          {t('delay')}
        </Button>
      )}
      {next && (
        <Button before={stepIcon(next)} onClick={advance}>
          {stepText(t, next)}
        </Button>
      )}
    </>
  );
}
