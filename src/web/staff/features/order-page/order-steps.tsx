import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { AcceptChips } from '../board/accept-chips.tsx';
import { useBoardActions } from '../board/board-actions.ts';
import { cancelStep, mayDelay, nextStep, stepIcon, stepText } from '../board/order-labels.ts';
import { StepCountdown } from '../board/step-countdown.tsx';
import { PrintMenu } from '../ticket/print-menu.tsx';
import { PrintedTicket } from '../ticket/printed-ticket.tsx';
import styles from './order-page.module.css';

/** What can be done with the order now: print it, take it on, move it on or call it off. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const { steps } = useStaff();
  const { step, open } = useBoardActions();
  const waiting = useStore(steps.waiting).get(order._id);
  const [prints, setPrints] = useState(0);
  const next = nextStep(order);
  const callOff = cancelStep(order);
  if (waiting) return <StepCountdown step={waiting} />;
  return (
    <div className={styles.steps}>
      <PrintMenu orderId={order._id} onPrint={() => setPrints(prints + 1)} />
      {callOff && (
        <Button variant="text" size="sm" onClick={() => open('call-off', order)}>
          {stepText(t, callOff)}
        </Button>
      )}
      {mayDelay(order) && (
        <Button variant="tonal" size="sm" before="timer" onClick={() => open('delay', order)}>
          {t('delay')}
        </Button>
      )}
      <div className={styles.next}>
        {order.status === 'Pending Confirmation' ? (
          <AcceptChips order={order} />
        ) : (
          next && (
            <Button size="sm" before={stepIcon(next)} onClick={() => step(order, { status: next })}>
              {stepText(t, next)}
            </Button>
          )
        )}
      </div>
      {prints > 0 && <PrintedTicket key={prints} order={order} />}
    </div>
  );
}
