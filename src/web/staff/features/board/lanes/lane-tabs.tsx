import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../../../app/app-context.ts';
import styles from './lane-tabs.module.css';
import { LANES, type Lane, type Lanes } from './lanes.ts';

/** What a lane is called. */
export const LANE_TITLES = {
  new: 'column_new',
  cooking: 'lane_cooking',
  ready: 'lane_ready',
  later: 'lane_later',
} as const;

interface LaneTabsProps {
  lanes: Lanes;
  open: Lane;
  /** The id of what a tab shows. */
  panel: string;
  onOpen(lane: Lane): void;
}

/** The lanes with how many orders each has: one is open. */
export function LaneTabs({ lanes, open, panel, onOpen }: LaneTabsProps) {
  const t = useMessages('board');
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // Here the arrows choose a lane; elsewhere they turn pages.
    event.stopPropagation();
    const next = LANES[(LANES.indexOf(open) + step + LANES.length) % LANES.length] as Lane;
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-lane="${next}"]`)?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={t('columns')} className={styles.tabs} onKeyDown={move}>
      {LANES.map((lane) => (
        <button
          key={lane}
          type="button"
          role="tab"
          id={`${panel}-${lane}`}
          aria-controls={panel}
          aria-selected={lane === open}
          tabIndex={lane === open ? 0 : -1}
          data-lane={lane}
          onClick={() => onOpen(lane)}
        >
          <span>{`${t(LANE_TITLES[lane])} `}</span>
          <b>{lanes[lane].length}</b>
        </button>
      ))}
    </div>
  );
}
