import { endOfBusinessDay } from '../../../../domain/times/business-day.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { minutesText } from '../board/order-labels.ts';
import styles from './pause-dialog.module.css';

const MINUTES = [15, 30, 60, 120];

/** Asks for how long ordering is to be paused. */
export function PauseDialog({ choose, close }: { choose(until: string): void; close(): void }) {
  const t = useMessages('board');
  const { board } = useStaff();
  const clock = useOrderClock();
  const now = board.now();
  const restaurant = useKnownRestaurant();
  const restOfDay = restaurant && new Date(endOfBusinessDay(restaurant, now)).toISOString();
  const until = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return (
    <Dialog open onClose={close} title={t('pause_title')} closeLabel={t('close')}>
      <p className="muted">{t('pause_text')}</p>
      <div className={styles.choices}>
        {MINUTES.map((minutes) => (
          <Button key={minutes} variant="outline" className={styles.choice} onClick={() => choose(until(minutes))}>
            <b>{minutesText(t, minutes)}</b>
            <span>{t('until', { time: timeText(until(minutes), clock) })}</span>
          </Button>
        ))}
        {restOfDay && (
          <Button variant="outline" className={styles.choice} onClick={() => choose(restOfDay)}>
            <b>{t('rest_of_day')}</b>
            <span>{t('until', { time: timeText(restOfDay, clock) })}</span>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
