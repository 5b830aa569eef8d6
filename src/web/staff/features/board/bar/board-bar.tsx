import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Board } from '../../../../../contract/staff/staff-board.ts';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useStore } from '../../../../app/storage/store.ts';
import { timeText } from '../../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { IconButton, IconLink } from '../../../../ui/icon-button.tsx';
import { headerSlot } from '../../../app/header-slot.ts';
import { useStaff } from '../../../app/staff-context.ts';
import { useTicking } from '../../../app/ticker.ts';
import { BusyControl } from '../../ordering/busy-control.tsx';
import { HoursButton } from '../../ordering/hours-button.tsx';
import { PauseControl } from '../../ordering/pause-control.tsx';
import styles from './board-bar.module.css';
import { BoardMenuButton } from './board-menu-button.tsx';

interface BoardBarProps {
  day: Omit<Board, 'open' | 'finished'>;
  done: readonly StaffOrder[];
  isSearching: boolean;
  onSearch(): void;
  isPaused: boolean;
  /** Whether there is room for what is needed less often, too. */
  isWide: boolean;
  /** The lanes and the pages, which a phone has in a row of their own. */
  lanes: ReactNode;
}

/** The board's part of the header, in one row: the time, the lanes, and what is needed at once. */
export function BoardBar({ day, done, isSearching, onSearch, isPaused, isWide, lanes }: BoardBarProps) {
  const t = useMessages('board');
  const slot = useStore(headerSlot);
  const { board } = useStaff();
  const { busy } = day;
  const isBusy = useTicking(() => busy !== undefined && Date.parse(busy.until) > board.now());
  const bar = (
    <div className={styles.bar}>
      <Clock />
      <div className={styles.lanes}>{lanes}</div>
      <span className={styles.space} />
      <IconButton
        icon={isSearching ? 'x' : 'search'}
        label={t(isSearching ? 'search_end' : 'search')}
        aria-expanded={isSearching}
        onClick={onSearch}
      />
      <IconLink to="/staff/new-order" icon="phone" label={t('new_order_page')} className={styles.wide} />
      {isWide && !isBusy && (
        <span className={styles.busy}>
          <BusyControl busy={undefined} />
        </span>
      )}
      {isWide && <HoursButton changed={day.changedHours} />}
      {!isPaused && (
        <span className={styles.pause}>
          <PauseControl pausedUntil={day.orderingPausedUntil} />
        </span>
      )}
      <BoardMenuButton done={done} />
    </div>
  );
  return slot ? createPortal(bar, slot) : null;
}

/** The restaurant's time, by the server: a kitchen's tablet is often wrong. */
function Clock() {
  const clock = useOrderClock();
  const { board } = useStaff();
  const time = useTicking(() => timeText(board.now(), clock));
  return <time className={styles.clock}>{time}</time>;
}
