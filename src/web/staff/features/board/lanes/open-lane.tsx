import { type PointerEvent, useCallback, useRef } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useStore } from '../../../../app/storage/store.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { Card } from '../card/card.tsx';
import { Flow } from '../flow/flow.tsx';
import type { TicketPart } from '../flow/pack.ts';
import { roomOf, ticketScale } from '../flow/room-of.ts';
import type { ElementSize } from '../flow/use-size.ts';
import { kitchenLook } from '../kitchen-look.ts';
import { shortestTime } from '../order-labels.ts';
import { dueAt } from '../urgency.ts';
import styles from './open-lane.module.css';

/** A finger that moves so far to the side turns the page. */
const SWIPE = 70;

interface OpenLaneProps {
  orders: readonly StaffOrder[];
  size: ElementSize;
  page: number;
  /** What was asked for; see `Flow`. */
  asked: string;
  isNew: boolean;
  onTurn(page: number): void;
  onPages(pages: number): void;
}

/** The tickets of the lane that is open, a page of them. */
export function OpenLane({ orders, size, page, asked, isNew, onTurn, onPages }: OpenLaneProps) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { steps, others, board } = useStaff();
  const waiting = useStore(steps.waiting);
  const elsewhere = useStore(others);
  const { type } = useStore(kitchenLook);
  const swipe = useSwipe((step) => onTurn(Math.max(0, page + step)));
  const ticket = useCallback(
    (order: StaffOrder, part: TicketPart | null) => (
      <Card order={order} part={part} step={waiting.get(order._id)} others={elsewhere.get(order._id)} />
    ),
    [waiting, elsewhere],
  );
  const time = (order: StaffOrder | undefined) =>
    order ? shortestTime(new Date(dueAt(order)).toISOString(), clock, board.now()) : '';
  if (orders.length === 0) return <p className={styles.nothing}>{t(isNew ? 'nothing_new' : 'nothing_here')}</p>;
  return (
    <div className={styles.lane} {...swipe}>
      <Flow
        orders={orders}
        heightBy={heightBy}
        dishesOf={({ items }) => items.length}
        dueOf={(order) => dueAt(order)}
        room={roomOf(size, type)}
        scale={ticketScale(size.width, type)}
        page={page}
        asked={asked}
        ticket={ticket}
        onPages={onPages}
        turn={(left) => (
          <button type="button" className={styles.turn} onClick={() => onTurn(page + 1)}>
            <span>
              <b>{t('more_orders', { count: left.length })}</b>
              <span>{t('due_from_to', { from: time(left[0]), to: time(left.at(-1)) })}</span>
            </span>
            <Icon name="chevron-right" />
          </button>
        )}
      />
    </div>
  );
}

/** Its version, and a line more or less below the dishes. */
function heightBy({ version, items, kitchenDone, packedAt, courier }: StaffOrder): string {
  return [
    version,
    items.some(({ doneBy }) => doneBy),
    kitchenDone === true,
    packedAt !== undefined,
    courier?.name,
  ].join();
}

function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      start.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [across, along] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(along)) turn(across < 0 ? 1 : -1);
    },
  };
}
