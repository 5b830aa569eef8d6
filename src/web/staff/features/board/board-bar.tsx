import type { ReactNode } from 'react';
import type { Board } from '../../../../contract/staff/staff-board.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { IconLink } from '../../../ui/icon-button.tsx';
import { BusyControl } from '../ordering/busy-control.tsx';
import { HoursControl } from '../ordering/hours-control.tsx';
import { PauseControl } from '../ordering/pause-control.tsx';
import styles from './board-bar.module.css';
import { LookButton } from './look-button.tsx';

interface BoardBarProps {
  day: Omit<Board, 'open' | 'finished'>;
  /** How many open orders exceed what a board holds. */
  unseen: number;
  /** What looks for orders. */
  children: ReactNode;
}

/** The day's figures so far, and whether the restaurant takes orders. */
export function BoardBar({ day, unseen, children }: BoardBarProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const { orders, revenue, average } = day.today;
  const figures = [
    { name: t('today_orders'), value: String(orders) },
    { name: t('today_revenue'), value: money(revenue, day.currency, language) },
    { name: t('today_average'), value: average === null ? '–' : money(average, day.currency, language) },
  ];
  return (
    <div className={styles.bar}>
      <dl className={styles.figures} aria-label={t('today')}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unseen > 0 && <p className={styles.unseen}>{t('unseen', { count: unseen })}</p>}
      <div className={styles.tools}>{children}</div>
      <LookButton />
      <span className={styles.rare}>
        <IconLink to="/staff/alarms" icon="bell-ring" label={t('alarms')} variant="outline" />
      </span>
      <BusyControl busy={day.busy} />
      <HoursControl changed={day.changedHours} />
      <PauseControl pausedUntil={day.orderingPausedUntil} />
      <IconLink to="/staff/new-order" icon="phone" label={t('new_order_page')} variant="outline" />
    </div>
  );
}
