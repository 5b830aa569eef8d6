import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { calledName } from '../../../../../domain/orders/call-number.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import type { OthersStep } from '../../../app/others-steps.ts';
import type { WaitingStep } from '../../../app/step-queue.ts';
import type { TicketPart } from '../flow/pack.ts';
import styles from './card.module.css';
import { CardDishes } from './card-dishes.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFoot } from './card-foot.tsx';
import { CardHead } from './card-head.tsx';
import { CardSaid } from './card-said.tsx';
import { CardStart } from './card-start.tsx';
import { CardStations } from './card-stations.tsx';
import { useHurry } from './use-hurry.ts';

interface CardProps {
  order: StaffOrder;
  /** Which of its dishes stand here; null: all of them. */
  part: TicketPart | null;
  /** The step that was tapped and can still be undone; undefined: none. */
  step: WaitingStep | undefined;
  /** The same on another screen. */
  others: OthersStep | undefined;
}

/**
 * An open order, or a part of it in one column. Memoised: renders again only for another version of the order or another step. The colour of
 * its head says where it is, or how urgent.
 */
export const Card = memo(
  function Card({ order, part, step, others }: CardProps) {
    const t = useMessages('board');
    const keeper = useKeptFocus();
    const { level, lane, left, dueAt } = useHurry(order);
    const isFirst = !part || part.from === 0;
    const follow = part?.more ?? 0;
    const name = t('order', { number: order.orderNumber });
    return (
      <article
        className={styles.card}
        aria-label={isFirst ? name : t('continued_of', { order: name })}
        data-order={isFirst ? order.orderNumber : undefined}
        data-level={level}
        data-lane={lane}
        onFocus={keeper.onFocus}
      >
        <CardHead order={order} isAgain={!isFirst} left={left} dueAt={dueAt} numberRef={keeper.ref} />
        <CardSaid order={order} />
        {isFirst && <CardStart order={order} />}
        <CardDishes order={order} from={part?.from ?? 0} to={part?.to ?? order.items.length} />
        {follow > 0 ? (
          <p className={styles.follows}>
            <span>{t('dishes_follow', { count: follow })}</span>
            <Icon name="arrow-right" />
          </p>
        ) : (
          <>
            <CardFacts order={order} />
            <CardStations order={order} />
            <CardFoot order={order} step={step} others={others} called={calledName(order)} />
          </>
        )}
      </article>
    );
  },
  (before, after) =>
    before.order === after.order &&
    before.step === after.step &&
    before.others === after.others &&
    isSamePart(before.part, after.part),
);

function isSamePart(one: TicketPart | null, other: TicketPart | null): boolean {
  return one === other || (one?.from === other?.from && one?.to === other?.to && one?.more === other?.more);
}

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
