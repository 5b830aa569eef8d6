import type { RefObject } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { calledName } from '../../../../../domain/orders/call-number.ts';
import { ORDER_TYPE } from '../../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { useBoardActions } from '../board-actions.ts';
import { minutesText, shortestTime, whenText } from '../order-labels.ts';
import { dueAt as doorAt, leavesLater } from '../urgency.ts';
import styles from './card-head.module.css';
import { firstName } from './first-name.ts';

/** From so many minutes on, the odd ones matter to nobody. */
const FAR_OFF = 5 * 60;

interface CardHeadProps {
  order: StaffOrder;
  /** Repeated above the dishes that stand in another column: smaller, without what is read once. */
  isAgain: boolean;
  /** Whole minutes until it is due; negative: it is late. */
  left: number;
  dueAt: number;
  numberRef: RefObject<HTMLButtonElement | null>;
}

/** What is read from three metres: when the order is due, its number, how it goes out, whose it is, how long is left. */
export function CardHead({ order, isAgain, left, dueAt, numberRef }: CardHeadProps) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { board } = useStaff();
  const { open } = useBoardActions();
  const called = calledName(order);
  const { icon, word } = ORDER_TYPE[order.orderType];
  const whose = [firstName(order.customerName), order.deliveryAddress?.city].filter(Boolean).join(' · ');
  return (
    <header className={styles.head} data-again={isAgain || undefined}>
      <div className={styles.row}>
        <h2>
          <button ref={numberRef} type="button" className={styles.number} onClick={() => open('ticket', order)}>
            <span>{called}</span>
            {called !== order.orderNumber && <span className="visually-hidden">{` ${order.orderNumber}`}</span>}
          </button>
        </h2>
        {isAgain ? (
          <span className={styles.whose}>{t('continued')}</span>
        ) : (
          <span className={styles.type}>
            <Icon name={icon} />
            <span className="visually-hidden">{t(word)}</span>
          </span>
        )}
        <time className={styles.due} dateTime={new Date(dueAt).toISOString()} aria-hidden="true">
          {shortestTime(new Date(dueAt).toISOString(), clock, board.now())}
        </time>
      </div>
      {!isAgain && (
        <div className={styles.row}>
          <span className={styles.whose}>{whose}</span>
          <span className="visually-hidden">{whenText(t, order, clock, board.now())}</span>
          {leavesLater(order) !== null && (
            <span className={styles.door}>
              <Icon name="map-pin" />
              <span className="visually-hidden">{t('at_door')}</span>
              <span>{shortestTime(new Date(doorAt(order)).toISOString(), clock, board.now())}</span>
            </span>
          )}
          <span className={styles.left}>{leftText(left)}</span>
        </div>
      )}
    </header>
  );

  function leftText(minutes: number): string {
    if (minutes < 0) return t('late_by', { time: minutesText(t, -minutes) });
    return minutesText(t, minutes < FAR_OFF ? minutes : minutes - (minutes % 60));
  }
}
