import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { TodaysHoursInput } from '../../../../contract/staff/staff-ordering.ts';
import { businessDate, closingOf } from '../../../../domain/times/business-day.ts';
import { openStatus } from '../../../../domain/times/opening-hours.ts';
import { openUntil } from '../../../../domain/times/todays-hours.ts';
import { MINUTE } from '../../../../domain/times/zoned-time.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { minutesText } from '../board/order-labels.ts';
import styles from './pause-dialog.module.css';

const LONGER = 120 * MINUTE;
const CLOSE_IN = [30, 60, 120];

interface HoursDialogProps {
  restaurant: Restaurant;
  /** The date whose hours are changed already; undefined: none. */
  date: string | undefined;
  choose(input: TodaysHoursInput): void;
  close(): void;
}

/** Offers to stay open for two hours more, or to close early. */
export function HoursDialog({ restaurant, date: changedDate, choose, close }: HoursDialogProps) {
  const t = useMessages('board');
  const { board } = useStaff();
  const clock = useOrderClock();
  const now = Math.floor(board.now() / MINUTE) * MINUTE;
  const schedule = { ...restaurant, orderingPausedUntil: null };
  const date = changedDate ?? businessDate(schedule, now);
  const closing = closingOf(schedule, date);
  const { isOpen, closesAt } = openStatus(schedule, now);
  const until = (isOpen ? (closesAt ?? Number.POSITIVE_INFINITY) : now) + LONGER;
  const mayOpen = Number.isFinite(until) && openUntil(schedule, until, { date, now }) !== null;
  const time = (instant: number) => t('until', { time: timeText(iso(instant), clock) });
  return (
    <Dialog open onClose={close} title={t('todays_hours')} closeLabel={t('close')}>
      <p className="muted">{t('todays_hours_text')}</p>
      <div className={styles.choices}>
        {mayOpen && (
          <Button
            variant="outline"
            className={styles.choice}
            onClick={() => choose({ change: 'open_until', until: iso(until) })}
          >
            <b>{t(isOpen ? 'open_longer' : 'open_now')}</b>
            <span>{time(until)}</span>
          </Button>
        )}
        {closing > now && (
          <Button
            variant="outline"
            className={styles.choice}
            onClick={() => choose({ change: 'close_at', until: null })}
          >
            <b>{t('close_now')}</b>
            <span>{t('rest_of_day')}</span>
          </Button>
        )}
        {CLOSE_IN.map((minutes) => ({ minutes, at: now + minutes * MINUTE }))
          .filter(({ at }) => at < closing)
          .map(({ minutes, at }) => (
            <Button
              key={minutes}
              variant="outline"
              className={styles.choice}
              onClick={() => choose({ change: 'close_at', until: iso(at) })}
            >
              <b>{t('close_in', { time: minutesText(t, minutes) })}</b>
              <span>{time(at)}</span>
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
