import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';
import { AgeBadge } from './age-badge.tsx';
import { useBoardActions } from './board-actions.ts';
import styles from './board-card.module.css';
import { CardActions } from './card-actions.tsx';
import { CardItems } from './card-items.tsx';
import { whenText } from './order-labels.ts';
import { StepCountdown } from './step-countdown.tsx';

interface OrderCardProps {
  order: StaffOrder;
  /** The step that was tapped and can still be undone; undefined: none. */
  step: WaitingStep | undefined;
}

/** An open order. Memoised: renders again only for another version of the order or another step. */
export const BoardCard = memo(function OrderCard({ order, step }: OrderCardProps) {
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
          <b>{t(orderType === 'Delivery' ? 'delivery' : 'pickup')}</b>
          <span>{` · ${whenText(t, order, clock, board.now())}`}</span>
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
        <b className="num">{money(order.totalAmount, currency, language)}</b>
        <span>
          <span>{paymentMethodName(tStatus, order.paymentDetails.method)}</span>
          {order.paymentDetails.paymentStatus === 'Paid' && <span>{` · ${t('paid')}`}</span>}
        </span>
      </p>
      {step ? <StepCountdown step={step} /> : <CardActions order={order} />}
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
