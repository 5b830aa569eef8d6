import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import type { StaffOrder } from '../../../../contract/staff-orders.ts';
import { notesInOneLine } from '../../../../domain/notes-in-one-line.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';
import { AgeBadge } from './age-badge.tsx';
import { useBoardActions } from './board-actions.ts';
import { CardActions } from './card-actions.tsx';
import { CardItems } from './card-items.tsx';
import styles from './order-card.module.css';
import { whenText } from './order-words.ts';
import { StepCountdown } from './step-countdown.tsx';

interface OrderCardProps {
  order: StaffOrder;
  /** What was tapped and can still be undone. */
  step: WaitingStep | undefined;
}

/** An open order. Drawn again only for another version of it, or for a step that waits. */
export const OrderCard = memo(function OrderCard({ order, step }: OrderCardProps) {
  const t = useMessages('board');
  const tStatus = useMessages('statuses');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const { open } = useBoardActions();
  const { orderNumber, orderType, currency, customerName, customerNotes } = order;
  const keeper = useKeptFocus();
  return (
    <article
      className={styles.card}
      aria-label={t('order', { number: orderNumber })}
      data-order={orderNumber}
      onFocus={keeper.onFocus}
    >
      <header className={styles.head}>
        <h3>
          <button ref={keeper.ref} type="button" className={styles.number} onClick={() => open('ticket', order)}>
            {orderNumber}
          </button>
        </h3>
        <AgeBadge order={order} />
      </header>
      <p className={styles.when}>
        <Icon name={orderType === 'Delivery' ? 'bike' : 'shopping-bag'} />
        <span>
          <b>{t(orderType === 'Delivery' ? 'delivery' : 'pickup')}</b> · {whenText(t, order, clock, board.now())}
        </span>
      </p>
      <p className={styles.customer}>{customerName}</p>
      <CardItems order={order} />
      {customerNotes && (
        <p className={styles.note}>
          <Icon name="message-square" />
          <span>{notesInOneLine(customerNotes)}</span>
        </p>
      )}
      <p className={styles.total}>
        <b>{money(order.totalAmount, currency, language)}</b>
        <span>
          {paymentMethodName(tStatus, order.paymentDetails.method)}
          {order.paymentDetails.paymentStatus === 'Paid' && ` · ${t('paid')}`}
        </span>
      </p>
      {step ? <StepCountdown step={step} /> : <CardActions order={order} />}
    </article>
  );
});

/** The button that was pressed gives way to others: its focus stays with the order, one key away from them. */
function useKeptFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  const last = useRef<Element | null>(null);
  // Whenever the card is drawn again: another step or another version of the order is other buttons.
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
