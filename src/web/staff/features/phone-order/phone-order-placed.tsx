import { useEffect, useRef } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isUnsent } from '../../../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { whenText } from '../board/order-labels.ts';

/** The order is placed, or waits for its payment: its number and time to tell, and the next call. */
export function PhoneOrderPlaced({ order, next }: { order: StaffOrder; next(): void }) {
  const t = useMessages('phone-order');
  const board = useMessages('board');
  const clock = useOrderClock();
  const now = useStaff().board.now();
  const awaits = isUnsent(order.status);
  const when = `${board(ORDER_TYPE[order.orderType].word)} · ${whenText(board, order, clock, now)}`;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={part} role="status">
      <EmptyState
        emoji={awaits ? 'envelope' : 'cooking'}
        title={t(awaits ? 'placed_awaiting' : 'placed', { number: order.orderNumber })}
        text={awaits ? t('placed_awaiting_text') : when}
        action={
          <>
            <Button before="phone" onClick={next}>
              {t('title')}
            </Button>
            <ButtonLink to="/staff" variant="outline" before="clipboard-list">
              {t('to_board')}
            </ButtonLink>
          </>
        }
        framed
      />
    </div>
  );
}
