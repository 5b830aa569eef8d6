import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { WaitingStep } from '../../app/step-queue.ts';
import { AgeBadge } from './age-badge.tsx';
import { useBoardActions } from './board-actions.ts';
import styles from './board-card.module.css';
import { columnOf } from './board-columns.ts';
import { CardActions } from './card-actions.tsx';
import { CardFacts, CardPayment, DenseFacts } from './card-facts.tsx';
import { CardItems } from './card-items.tsx';
import { StepButtons, StepCountdown, StepText } from './step-countdown.tsx';

interface OrderCardProps {
  order: StaffOrder;
  /** The step that was tapped and can still be undone; undefined: none. */
  step: WaitingStep | undefined;
  /** The board is full: only what is needed at a glance. */
  isDense: boolean;
  /** One under way on a full board: what to cook or, once it is ready, where it goes. The ticket has the rest. */
  isCompact?: boolean | undefined;
}

/** An open order. Memoised: renders again only for another version of the order or another step. */
export const BoardCard = memo(function BoardCard({ order, step, isDense, isCompact = false }: OrderCardProps) {
  const t = useMessages('board');
  const { open } = useBoardActions();
  const { orderNumber, customerNotes } = order;
  const isToCook = columnOf(order.status) !== 'ready';
  /** Shown in the room that the card has, so that the cards below do not move. */
  const flatStep = isDense && !isCompact && step;
  const keeper = useKeptFocus();
  return (
    <article
      className={styles.card}
      aria-label={t('order', { number: orderNumber })}
      data-order={orderNumber}
      data-dense={isDense || undefined}
      data-compact={isCompact || undefined}
      onFocus={keeper.onFocus}
    >
      <header className={styles.head}>
        <h3>
          <button ref={keeper.ref} type="button" className={styles.number} onClick={() => open('ticket', order)}>
            {orderNumber}
          </button>
        </h3>
        <AgeBadge order={order} isDense={isDense} />
      </header>
      {isDense ? !(isCompact && isToCook) && !flatStep && <DenseFacts order={order} /> : <CardFacts order={order} />}
      {flatStep && <StepText step={flatStep} />}
      {(!isCompact || isToCook) && <CardItems order={order} isCompact={isCompact} />}
      {customerNotes && (
        <p className={styles.note}>
          <Icon name="message-square" />
          <span>{notesInOneLine(customerNotes)}</span>
        </p>
      )}
      {!isDense && <CardPayment order={order} />}
      {order.kitchenDone && <Tag tone="green">{t('kitchen_done')}</Tag>}
      {flatStep ? (
        <StepButtons step={flatStep} />
      ) : step ? (
        <StepCountdown step={step} />
      ) : (
        <CardActions order={order} isDense={isDense} isCompact={isCompact} />
      )}
    </article>
  );
});

/** The pressed button is replaced by others: the focus moves to the button with the order's number, before them. */
function useKeptFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  const last = useRef<Element | null>(null);
  // Runs after every render: another step or another version of the order has other buttons.
  useLayoutEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  });
  return {
    ref,
    onFocus({ target }: FocusEvent) {
      last.current = target;
    },
  };
}
