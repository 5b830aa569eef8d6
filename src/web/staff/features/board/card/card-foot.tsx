import { useState } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import type { OthersStep } from '../../../app/others-steps.ts';
import { useStaff } from '../../../app/staff-context.ts';
import type { WaitingStep } from '../../../app/step-queue.ts';
import { useTicking } from '../../../app/ticker.ts';
import { acceptanceOf } from '../acceptance-of.ts';
import { useBoardActions } from '../board-actions.ts';
import { nextAct, shortTime } from '../order-labels.ts';
import { OthersCountdown } from '../others-countdown.tsx';
import { CardChoices } from './card-choices.tsx';
import { CardCountdown } from './card-countdown.tsx';
import styles from './card-foot.module.css';

interface CardFootProps {
  order: StaffOrder;
  step: WaitingStep | undefined;
  others: OthersStep | undefined;
  /** What it is called: "#17". */
  called: string;
}

/** What one tap does, and beside it what else can be done. While a tap can be undone it says so in the same place: nothing moves. */
export function CardFoot({ order, step, others, called }: CardFootProps) {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  // It stays open whatever is tapped elsewhere meanwhile: a finger may be on its way.
  const choices = isOpen && <CardChoices order={order} called={called} close={() => setIsOpen(false)} />;
  if (step) return <CardCountdown step={step} />;
  if (others) {
    return (
      <footer>
        <OthersCountdown orderId={order._id} step={others} />
        {choices}
      </footer>
    );
  }
  return (
    <footer className={styles.foot}>
      {order.status === 'Pending Confirmation' ? <AcceptButton order={order} /> : <NextButton order={order} />}
      <button
        type="button"
        className={styles.more}
        aria-label={t('more_choices')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="chevron-down" />
      </button>
      {choices}
    </footer>
  );
}

/** Accepts for the time that the ticket shows, or, once that is over, for one that can be kept. */
function AcceptButton({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { board } = useStaff();
  const { step } = useBoardActions();
  const at = useTicking(() => acceptanceOf(order, board.now()).at);
  return (
    <button
      type="button"
      className={styles.main}
      onClick={() => {
        const { readyInMinutes } = acceptanceOf(order, board.now());
        step(order, { status: 'Confirmed', ...(readyInMinutes !== null && { readyInMinutes }) });
      }}
    >
      {t('accept_at', { time: shortTime(new Date(at).toISOString(), clock, board.now()) })}
    </button>
  );
}

function NextButton({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const { step } = useBoardActions();
  const act = nextAct(t, order);
  if (!act) return <span />;
  return (
    <button type="button" className={styles.main} onClick={() => step(order, act.step)}>
      <Icon name={act.icon} />
      <span>{act.text}</span>
    </button>
  );
}
