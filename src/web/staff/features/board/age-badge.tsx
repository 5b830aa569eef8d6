import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import styles from './age-badge.module.css';
import { minutesText } from './order-labels.ts';
import { type Level, urgencyOf } from './urgency.ts';
import { useSchedule } from './use-schedule.ts';

type Timed = Pick<StaffOrder, 'status' | 'createdAt' | 'estimatedReadyAt' | 'scheduledAt'>;

/** How long the order has waited or until it is due: calm, amber, then red. Below it a bar of the time that is used up. */
export function AgeBadge({ order }: { order: Timed }) {
  const t = useMessages('board');
  const { board } = useStaff();
  const schedule = useSchedule();
  const state = useTicking(() => {
    const { level, age, left, tenths } = urgencyOf(order, board.now(), schedule);
    return `${level} ${age} ${left ?? ''} ${tenths}`;
  });
  const [level, age, left, tenths] = state.split(' ') as [Level, string, string, string];
  return (
    <>
      <span className={styles.badge} data-level={level}>
        <Icon name="timer" />
        <span>{text(t, Number(age), left === '' ? null : Number(left))}</span>
      </span>
      <span className={styles.track} data-level={level} aria-hidden="true">
        <span style={{ transform: `scaleX(${Number(tenths) / 10})` }} />
      </span>
    </>
  );
}

function text(t: Parameters<typeof minutesText>[0], age: number, left: number | null): string {
  if (left !== null && left < 0) return t('late_by', { time: minutesText(t, -left) });
  if (left !== null) return t('due_in', { time: minutesText(t, left) });
  return age === 0 ? t('just_now') : minutesText(t, age);
}
