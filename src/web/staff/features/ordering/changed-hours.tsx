import type { ChangedHours as Changed } from '../../../../contract/staff/staff-ordering.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './changed-hours.module.css';
import { useChangeHours } from './use-change-hours.ts';

/** That today's hours are not the usual ones, as long as it is so, and the way back. */
export function ChangedHoursLine({ changed }: { changed: Changed | undefined }) {
  const t = useMessages('board');
  const { board } = useStaff();
  const clock = useOrderClock();
  const { isSending, change } = useChangeHours();
  const closesAt = changed?.closesAt ?? null;
  const isOpen = useTicking(() => closesAt !== null && Date.parse(closesAt) > board.now());
  const isChanged = useTicking(() => changed !== undefined && Date.parse(changed.until) > board.now());

  if (!isChanged) return null;
  return (
    <div className={styles.changed}>
      <Icon name="clock" />
      <p role="status">
        {isOpen && closesAt
          ? t('open_today_until', { time: shortTime(closesAt, clock, board.now()) })
          : t('closed_for_today')}
      </p>
      <Button variant="outline" busy={isSending} onClick={() => void change({ change: 'usual' })}>
        {t('usual_hours')}
      </Button>
    </div>
  );
}
