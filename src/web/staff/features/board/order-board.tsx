import { type CSSProperties, useMemo, useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useLater } from '../../../app/use-later.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { useSettled } from '../../app/use-settled.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardColumn } from './board-column.tsx';
import { arrange, type Column } from './board-columns.ts';
import { type BoardLayout, EMPTY_LANE, type Shown } from './board-layout.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { DoneOrders } from './done-orders.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { kitchenLook } from './kitchen-look.ts';
import { Missed } from './missed.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-board.module.css';
import { EVERYTHING, matchesSearch, type OrderSearch } from './order-search.ts';
import { PrinterAlerts } from './printer-alerts.tsx';
import { SearchBar } from './search-bar.tsx';
import { ToCook } from './to-cook.tsx';
import { useBoardLayout } from './use-board-layout.ts';
import { useIsWide } from './use-is-wide.ts';

/** The kitchen's board: open orders by status, in columns or, on narrow screens, tabs. */
export function OrderBoard() {
  const { day, orders, unseen } = useStore(useStaff().board.state);
  const [search, setSearch] = useState(EVERYTHING);
  const all = useMemo(() => arrange(orders.values()), [orders]);
  const columns = useMemo(() => sought(all, search), [all, search]);
  const layout = useBoardLayout(columns);
  const look = useStore(kitchenLook);
  const isPreparing = useKnownRestaurant()?.isPreparing ?? false;
  const open = openOf(all);
  return (
    <OrderActions orders={orders}>
      <div
        className={styles.page}
        data-full={layout.isDense || undefined}
        data-contrast={look.contrast || undefined}
        style={{ '--kitchen-type': layout.type } as CSSProperties}
      >
        <Title />
        {day ? (
          <>
            {/* Until it opens there is nothing to count or to pause, and the first steps lead. */}
            {!(isPreparing && orders.size === 0) && (
              <BoardBar day={day} unseen={unseen}>
                {orders.size > 0 && (
                  <SearchBar
                    search={search}
                    stations={day.stations}
                    onChange={setSearch}
                    shown={openOf(columns).length}
                    all={open.length}
                  />
                )}
              </BoardBar>
            )}
            <Missed />
            <PrinterAlerts printers={day.printers} />
            <ToCook orders={open} />
            {orders.size === 0 ? <NoOrders /> : <Columns columns={columns} layout={layout} />}
          </>
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </OrderActions>
  );
}

function Title() {
  const t = useMessages('board');
  return <h1 className="visually-hidden">{t('title')}</h1>;
}

function Columns({ columns, layout }: { columns: Record<Column, StaffOrder[]>; layout: BoardLayout }) {
  const waiting = useStore(useStaff().steps.waiting);
  const isWide = useIsWide();
  const settled = useSettled<HTMLDivElement>('article');
  const { isDense, isStacked, isCompact, tracks } = layout;
  if (!isWide) return <BoardTabs columns={columns} waiting={waiting} isDense={isDense} />;
  const column = (name: Shown) => (
    <BoardColumn
      key={name}
      column={name}
      orders={columns[name]}
      waiting={waiting}
      isDense={isDense}
      isCompact={isCompact && name !== 'new'}
    />
  );
  const shares = isStacked
    ? [tracks.new, tracks.ready]
    : [tracks.new, tracks.confirmed, tracks.preparing, tracks.ready];
  const widths = shares.map((share) => (share === 0 ? `${EMPTY_LANE - 8}px` : `minmax(0, ${share}fr)`));
  return (
    <>
      <div
        ref={settled}
        className={styles.columns}
        data-stacked={isStacked || undefined}
        style={{ gridTemplateColumns: widths.join(' ') }}
      >
        {column('new')}
        <div className={styles.others}>
          {(['confirmed', 'preparing', 'ready'] as const).map(column)}
          {isStacked && <DoneOrders orders={columns.done} />}
        </div>
      </div>
      {!isStacked && <DoneOrders orders={columns.done} />}
    </>
  );
}

function sought(columns: Record<Column, StaffOrder[]>, search: OrderSearch): Record<Column, StaffOrder[]> {
  if (search === EVERYTHING) return columns;
  const matches = matchesSearch(search);
  const kept = (column: Column) => columns[column].filter(matches);
  return {
    new: kept('new'),
    confirmed: kept('confirmed'),
    preparing: kept('preparing'),
    ready: kept('ready'),
    done: kept('done'),
  };
}

function openOf(columns: Record<Column, StaffOrder[]>): StaffOrder[] {
  return [...columns.new, ...columns.confirmed, ...columns.preparing, ...columns.ready];
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
