import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AcceptChips } from './accept-chips.tsx';
import { useBoardActions } from './board-actions.ts';
import styles from './card-actions.module.css';
import { mayDelay, nextStep, stepIcon, stepText } from './order-labels.ts';

interface CardActionsProps {
  order: StaffOrder;
  isDense: boolean;
  /** The next step alone, as a sign. */
  isCompact?: boolean;
}

/** The card's buttons: to answer a new order, or to take any other to its next status, with one tap. */
export function CardActions({ order, isDense, isCompact = false }: CardActionsProps) {
  const t = useMessages('board');
  const { step, open } = useBoardActions();
  const [isOpen, setIsOpen] = useState(false);
  if (order.status === 'Pending Confirmation') {
    return <AcceptChips order={order} {...(isDense && !isOpen && { onMore: () => setIsOpen(true) })} />;
  }
  const next = nextStep(order);
  if (isCompact) {
    return (
      next && (
        <IconButton
          icon={stepIcon(next) ?? 'arrow-right'}
          label={stepText(t, next)}
          title={stepText(t, next)}
          className={styles.sign}
          onClick={() => step(order, { status: next })}
        />
      )
    );
  }
  return (
    <div className={styles.row}>
      {next && (
        <Button full before={stepIcon(next)} onClick={() => step(order, { status: next })}>
          {stepText(t, next)}
        </Button>
      )}
      {mayDelay(order) && (
        <IconButton
          icon="timer"
          label={t('delay')}
          variant="outline"
          className={styles.side}
          onClick={() => open('delay', order)}
        />
      )}
    </div>
  );
}
