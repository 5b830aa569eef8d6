import { memo, type ReactNode, useId } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';
import { BoardCard } from './board-card.tsx';
import styles from './board-column.module.css';
import type { Column } from './board-columns.ts';

const TITLES = {
  new: 'column_new',
  confirmed: 'column_confirmed',
  preparing: 'column_preparing',
  ready: 'column_ready',
  done: 'column_done',
} as const satisfies Record<Column, string>;

export function useColumnTitle(): (column: Column) => string {
  const t = useMessages('board');
  return (column) => t(TITLES[column]);
}

interface BoardColumnProps {
  column: Column;
  orders: readonly StaffOrder[];
  waiting: ReadonlyMap<string, WaitingStep>;
  isDense: boolean;
  /** Of each order what to cook, or where it goes, alone. */
  isCompact?: boolean | undefined;
}

/** The open orders of one status. */
export function BoardColumn({ column, orders, waiting, isDense, isCompact }: BoardColumnProps) {
  const t = useMessages('board');
  const title = useColumnTitle()(column);
  const id = useId();
  return (
    <section className={styles.column} data-column={column} data-dense={isDense || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span>{`${title} `}</span>
        <span className={styles.count}>{orders.length}</span>
        {isDense && column === 'new' && orders.length > 0 && <small aria-hidden="true">{t('accept_in')}</small>}
      </h2>
      <Cards column={column} orders={orders} waiting={waiting} isDense={isDense} isCompact={isCompact} />
    </section>
  );
}

/** The column's cards, or a text that there are none. */
export const Cards = memo(function Cards({ orders, waiting, column, isDense, isCompact }: BoardColumnProps) {
  const t = useMessages('board');
  if (orders.length === 0) return <Nothing>{t(column === 'new' ? 'nothing_new' : 'nothing_here')}</Nothing>;
  return (
    <ul className={styles.cards} data-dense={isDense || undefined}>
      {orders.map((order) => (
        <li key={order._id}>
          <BoardCard order={order} step={waiting.get(order._id)} isDense={isDense} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  );
});

function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
