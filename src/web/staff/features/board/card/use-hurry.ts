import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useStaff } from '../../../app/staff-context.ts';
import { useTicking } from '../../../app/ticker.ts';
import { type Lane, laneOf } from '../lanes/lanes.ts';
import { hurryOf, kitchenDueAt, type Level } from '../urgency.ts';
import { useSchedule } from '../use-schedule.ts';
import { useHorizon } from './use-horizon.ts';

interface Hurry {
  level: Level;
  lane: Lane | 'done';
  /** Whole minutes until it is due; negative: it is late. */
  left: number;
  /** Ms since the epoch. */
  dueAt: number;
}

/** How urgent the order is and where, by this board's clock. */
export function useHurry(order: StaffOrder): Hurry {
  const { board } = useStaff();
  const schedule = useSchedule();
  const horizon = useHorizon();
  const state = useTicking(() => {
    const now = board.now();
    const { level, left } = hurryOf(order, now, schedule);
    return `${level} ${laneOf(order, now, horizon)} ${left}`;
  });
  const [level, lane, left] = state.split(' ') as [Level, Lane | 'done', string];
  return { level, lane, left: Number(left), dueAt: kitchenDueAt(order) };
}
