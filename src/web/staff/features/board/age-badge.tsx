import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { type Translate, useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import styles from './age-badge.module.css';
import { minutesText } from './order-labels.ts';
import { type Level, urgencyOf } from './urgency.ts';
import { useSchedule } from './use-schedule.ts';

/** From so many minutes on, the odd ones matter to nobody. */
const FAR_OFF = 5 * 60;

type Timed = Pick<StaffOrder, 'status' | 'createdAt' | 'estimatedReadyAt' | 'scheduledAt'>;

/** How long the order has waited or until it is due: calm, amber, then red. Below it a bar of the time that is used up. */
export function AgeBadge({ order, isDense = false }: { order: Timed; isDense?: boolean }) {
  const t = useMessages('board');
  const { board } = useStaff();
  const schedule = useSchedule();
  const state = useTicking(() => {
    const { level, age, left, tenths } = urgencyOf(order, board.now(), schedule);
    return `${level} ${age} ${left ?? ''} ${tenths}`;
  });
  const [level, age, left, tenths] = state.split(' ') as [Level, string, string, string];
  const times = { age: Number(age), left: left === '' ? null : Number(left) };
  return (
    <>
      <span className={styles.badge} data-level={level}>
        <Icon name="timer" />
        <span className={isDense ? 'visually-hidden' : undefined}>{text(t, times)}</span>
        {isDense && <span aria-hidden="true">{figure(t, times)}</span>}
      </span>
      <span className={styles.track} data-level={level} aria-hidden="true">
        <span style={{ transform: `scaleX(${Number(tenths) / 10})` }} />
      </span>
    </>
  );
}

interface Times {
  age: number;
  /** Negative: it is late. null: nothing is promised. */
  left: number | null;
}

function text(t: Translate<'board'>, { age, left }: Times): string {
  if (left !== null && left < 0) return t('late_by', { time: minutesText(t, -left) });
  if (left !== null) return t('due_in', { time: minutesText(t, inRound(left)) });
  return age === 0 ? t('just_now') : minutesText(t, age);
}

/** The same for two metres and half the room. */
function figure(t: Translate<'board'>, { age, left }: Times): string {
  if (left !== null && left < 0) return `−${minutesText(t, -left)}`;
  return minutesText(t, left === null ? age : inRound(left));
}

function inRound(minutes: number): number {
  return minutes < FAR_OFF ? minutes : minutes - (minutes % 60);
}
