import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';
import { useSettled } from '../../app/use-settled.ts';
import { Cards, useColumnTitle } from './board-column.tsx';
import { COLUMNS, type Column } from './board-columns.ts';
import styles from './board-tabs.module.css';
import { DoneList } from './done-orders.tsx';

interface BoardTabsProps {
  columns: Record<Column, StaffOrder[]>;
  waiting: ReadonlyMap<string, WaitingStep>;
  isDense: boolean;
}

/** The columns as tabs, for phones: one at a time, each with its count. */
export function BoardTabs({ columns, waiting, isDense }: BoardTabsProps) {
  const t = useMessages('board');
  const title = useColumnTitle();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useSettled<HTMLDivElement>('article');
  const [shown, setShown] = useState<Column>('new');

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = COLUMNS[(COLUMNS.indexOf(shown) + step + COLUMNS.length) % COLUMNS.length] as Column;
    setShown(next);
    list.current?.querySelector<HTMLElement>(`[data-column="${next}"]`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={t('columns')} className={styles.tabs} onKeyDown={move}>
        {COLUMNS.map((column) => (
          <button
            key={column}
            type="button"
            role="tab"
            id={`${id}-${column}`}
            aria-controls={`${id}-panel`}
            aria-selected={column === shown}
            tabIndex={column === shown ? 0 : -1}
            data-column={column}
            className={styles.tab}
            onClick={() => setShown(column)}
          >
            <span>{`${title(column)} `}</span>
            <span className={styles.count}>{columns[column].length}</span>
          </button>
        ))}
      </div>
      <div ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <h2 className="visually-hidden">{title(shown)}</h2>
        {shown === 'done' ? (
          <DoneList orders={columns.done} />
        ) : (
          <Cards column={shown} orders={columns[shown]} waiting={waiting} isDense={isDense} />
        )}
      </div>
    </>
  );
}
