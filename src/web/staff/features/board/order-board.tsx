import { useMemo, useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/store.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type BoardActions, BoardActionsProvider } from './board-actions.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardColumn } from './board-column.tsx';
import { BoardDialogs, type OpenDialog } from './board-dialogs.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { arrange, COLUMNS } from './columns.ts';
import { ConnectionSign } from './connection-sign.tsx';
import { DoneOrders } from './done-orders.tsx';
import styles from './order-board.module.css';
import { useIsWide } from './use-is-wide.ts';

/** The kitchen's board: open orders by state, side by side where there is room. */
export function OrderBoard() {
  const t = useMessages('board');
  const { board, steps } = useStaff();
  const { day, orders, unseen, isStale } = useStore(board.state);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useMemo<BoardActions>(
    () => ({
      step: (order: StaffOrder, step) => steps.put(order, step),
      open: (kind, order) => setDialog({ kind, id: order._id }),
    }),
    [steps],
  );
  return (
    <BoardActionsProvider value={actions}>
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <ConnectionSign isStale={isStale} />
        {day ? (
          <>
            <BoardBar day={day} unseen={unseen} />
            <Columns orders={orders} />
          </>
        ) : (
          <BoardSkeleton />
        )}
      </div>
      <BoardDialogs dialog={dialog} orders={orders} close={() => setDialog(null)} />
    </BoardActionsProvider>
  );
}

function Columns({ orders }: { orders: ReadonlyMap<string, StaffOrder> }) {
  const t = useMessages('board');
  const waiting = useStore(useStaff().steps.waiting);
  const isWide = useIsWide();
  const columns = useMemo(() => arrange(orders.values()), [orders]);
  if (orders.size === 0) {
    return <EmptyState emoji="cooking" title={t('empty_title')} text={t('empty_text')} className={styles.empty} />;
  }
  if (!isWide) return <BoardTabs columns={columns} waiting={waiting} />;
  return (
    <>
      <div className={styles.columns}>
        {COLUMNS.map(
          (column) =>
            column !== 'done' && (
              <BoardColumn key={column} column={column} orders={columns[column]} waiting={waiting} />
            ),
        )}
      </div>
      <DoneOrders orders={columns.done} />
    </>
  );
}
