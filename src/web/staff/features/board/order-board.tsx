import { useMemo } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useLater } from '../../../app/use-later.ts';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardColumn } from './board-column.tsx';
import { arrange, COLUMNS } from './board-columns.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { DoneOrders } from './done-orders.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-board.module.css';
import { useIsWide } from './use-is-wide.ts';

/** The kitchen's board: open orders by status, in columns or, on narrow screens, tabs. */
export function OrderBoard() {
  const t = useMessages('board');
  const { day, orders, unseen } = useStore(useStaff().board.state);
  return (
    <OrderActions orders={orders}>
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('title')}</h1>
        {day ? (
          <>
            <BoardBar day={day} unseen={unseen} />
            <Columns orders={orders} />
          </>
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </OrderActions>
  );
}

function Columns({ orders }: { orders: ReadonlyMap<string, StaffOrder> }) {
  const waiting = useStore(useStaff().steps.waiting);
  const isWide = useIsWide();
  const columns = useMemo(() => arrange(orders.values()), [orders]);
  if (orders.size === 0) return <NoOrders />;
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

function NoOrders() {
  const t = useMessages('board');
  const mayTakeSteps = useMember()?.permissions.includes('settings') ?? false;
  const file = useLater(() => import('../first-steps/first-steps.tsx'), mayTakeSteps);
  const quiet = (
    <EmptyState
      emoji="cooking"
      title={t('empty_title')}
      text={t('empty_text')}
      action={<EarlierOrders />}
      className={styles.empty}
    />
  );
  return mayTakeSteps && file ? <file.FirstStepsPanel otherwise={quiet} /> : quiet;
}
